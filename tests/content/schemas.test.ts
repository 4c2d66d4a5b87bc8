import fs from 'node:fs';
import path from 'node:path';
import {generatedFiles} from '../../src/plugins/content/generated';
import {contentOf, KINDS} from '../../src/plugins/content/kinds';
import {staleAmong} from '../../src/plugins/lib/generated';
import {jsonSchema} from '../../src/plugins/lib/jsonSchema';
import {copySite, ROOT} from '../support/siteCopy';

/** The files below a site that are not what they follow from. */
const staleIn = (site: string) => [...staleAmong(site, generatedFiles(contentOf(site))).keys()];

test('what follows from other files is up to date: npm run generate', () => {
  expect(staleIn(ROOT)).toEqual([]);
});

test('Windows line ends make nothing out of date', () => {
  const site = copySite();
  const folders = ['blog', 'docs', 'src', 'static/sheets'];
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
  expect(KINDS.flatMap(({name, schema}) => silent(jsonSchema(name, schema), name))).toEqual([]);
});
