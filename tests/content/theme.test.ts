import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const theme = path.join(root, 'src/theme');
const upstream = JSON.parse(fs.readFileSync(path.join(theme, 'upstream.json'), 'utf8')) as Record<
  string,
  {source: string; sha256: string}
>;
const readme = fs.readFileSync(path.join(theme, 'README.md'), 'utf8');
const rows = [...readme.matchAll(/^\| `([\w/]+)` +\| (replaced|wrapped|own) +\|/gm)].map(
  ([, name = '', kind = '']) => ({name, kind}),
);

test.each(Object.entries(upstream))(
  'the original of %s is the one that ours was compared with',
  (_name, kept) => {
    const text = fs.readFileSync(path.join(root, 'node_modules', kept.source));
    expect(createHash('sha256').update(text).digest('hex')).toBe(kept.sha256);
  },
);

test('the guide names every component of src/theme, and every original that is replaced or wrapped', () => {
  const names = rows.map(({name}) => name);
  const components = fs
    .readdirSync(theme, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('index.tsx'))
    .map((file) => path.dirname(file));
  const unnamed = components.filter((name) => !names.includes(name) && !name.startsWith('Arcade/'));
  expect(unnamed).toEqual([]);
  expect(names.filter((_, index) => rows[index]?.kind !== 'own').sort()).toEqual(
    Object.keys(upstream).sort(),
  );
});

test('the guide says for which version of Docusaurus it holds', () => {
  const {dependencies} = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  expect(readme).toContain(`Docusaurus ${dependencies['@docusaurus/core'] ?? ''}.`);
});
