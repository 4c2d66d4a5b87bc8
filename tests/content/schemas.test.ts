import fs from 'node:fs';
import path from 'node:path';
import {collections} from '../../src/plugins/content/collections';
import {staleAmong} from '../../src/plugins/lib/generated';
import {filesOfSchemas} from '../../src/plugins/writing/schemas';
import {jsonSchema} from '../../src/plugins/writing/schemas/jsonSchema';
import {kinds} from '../../src/plugins/writing/schemas/kinds';
import {copySite, ROOT} from '../support/siteCopy';

const all = kinds(ROOT);

/** The files below a site that are not what they follow from. */
const staleIn = (site: string): string[] =>
  [filesOfSchemas(site), ...collections().flatMap(({follows}) => follows?.(site) ?? [])].flatMap((files) => [
    ...staleAmong(site, files).keys(),
  ]);

test('what follows from other files is up to date: npm run generate', () => {
  expect(staleIn(ROOT)).toEqual([]);
});

test('Windows line ends make nothing out of date', () => {
  const site = copySite();
  const folders = ['.vscode', 'blog', 'docs', 'src'];
  const files = folders.flatMap((folder) =>
    fs
      .readdirSync(path.join(site, folder), {recursive: true, encoding: 'utf8'})
      .map((file) => `${folder}/${file}`),
  );
  for (const file of [...files, 'CONTRIBUTING.md', 'LICENSE', 'README.md']) {
    const full = path.join(site, file);
    if (fs.statSync(full).isFile()) {
      fs.writeFileSync(full, fs.readFileSync(full, 'utf8').replaceAll('\n', '\r\n'));
    }
  }
  expect(staleIn(site)).toEqual([]);
  fs.rmSync(site, {recursive: true});
});

/** The fields of a JSON Schema, at any depth, that say nothing about themselves. */
function silent(schema: unknown, at: string): string[] {
  if (schema === null || typeof schema !== 'object') {
    return [];
  }
  return Object.entries(schema).flatMap(([key, value]: [string, unknown]) =>
    key === 'properties'
      ? Object.entries(value as object).flatMap(([field, own]: [string, object]) => [
          ...('description' in own ? [] : [`${at}.${field}`]),
          ...silent(own, `${at}.${field}`),
        ])
      : silent(value, at),
  );
}

test('every field says in plain words what belongs in it, for editors', () => {
  expect(all.flatMap((kind) => silent(jsonSchema(kind), kind.name))).toEqual([]);
});

test('every YAML file of content is of a kind that has a schema', () => {
  const written = fs
    .readdirSync(path.join(ROOT, 'src/data'), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => `src/data/${file.replaceAll(path.sep, '/')}`);
  const isOf = (file: string, files: string) =>
    files.replace('*', path.posix.basename(file, '.yaml')) === file;
  expect(written.filter((file) => !all.some(({files}) => isOf(file, files)))).toEqual([]);
});
