import fs from 'node:fs';
import {contentOf, generatedFiles} from '@site/src/plugins/content/kinds';
import {staleAmong} from '@site/src/plugins/lib/generated';
import {FILES, filesBelow, generate, useSmallSite} from '../../../support/smallSite';
import {all} from './brokenInputs';

const site = useSmallSite();

test.each([
  ['a byte order mark', (text: string) => `\uFEFF${text}`],
  ['no line end at the end', (text: string) => text.trimEnd()],
  [
    'markup and code in a text',
    (text: string) => text.replace(/^(source|title): .*/m, '$1: "{process.exit()} < 5"'),
  ],
  ['nothing changed', all],
])('%s does no harm', (_name, change) => {
  for (const file of [FILES.recipe, FILES.article]) {
    const text = fs.readFileSync(site.full(file), 'utf8');
    fs.writeFileSync(site.full(file), change(text));
  }
  fs.appendFileSync(site.full(FILES.article), '\n---\n\nMore, below a rule.\n');
  expect(() => generate(site.path())).not.toThrow();
  expect(contentOf(site.path()).entries('article')[0]?.body.length).toBeGreaterThan(1_000);
});

test('Windows line ends do no harm, and make nothing out of date', () => {
  for (const [file, text] of Object.entries(filesBelow(site.path()))) {
    fs.writeFileSync(site.full(file), text.replaceAll('\n', '\r\n'));
  }
  // Before anything is written.
  expect([...staleAmong(site.path(), generatedFiles(contentOf(site.path()))).keys()]).toEqual([]);
  expect(() => generate(site.path())).not.toThrow();
});

test('a sheet of what no hub has any more is removed, and no file that somebody put beside it', () => {
  fs.mkdirSync(site.full('static/sheets/gone'), {recursive: true});
  const gone = site.full('static/sheets/gone/list.csv');
  const own = site.full('static/sheets/gone/own.csv');
  fs.writeFileSync(gone, '"Part","What","Notes"\n"","A",""\n');
  fs.writeFileSync(own, 'Part,Notes\n');
  generate(site.path());
  expect([gone, own].map((file) => fs.existsSync(file))).toEqual([false, true]);
});
