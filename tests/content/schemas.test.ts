import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import * as z from 'zod';
import {hubFiles} from '../../src/plugins/content/hubs/menu';
import {readHubs} from '../../src/plugins/content/hubs/read';
import {advisorFiles} from '../../src/plugins/content/profiles/advisorIndex';
import {readProfiles} from '../../src/plugins/content/profiles/read';
import {findChanges, stalePages} from '../../src/plugins/content/recipes/generate';
import {readRecipes} from '../../src/plugins/content/recipes/read';
import {siteFiles} from '../../src/plugins/content/site/derived';
import {taxonomyProblems} from '../../src/plugins/content/taxonomies/files';
import {staleAmong} from '../../src/plugins/lib/generated';
import {filesOfSchemas} from '../../src/plugins/authoring/schemas';
import {jsonSchema, schemaFile} from '../../src/plugins/authoring/schemas/jsonSchema';
import {kinds} from '../../src/plugins/authoring/schemas/kinds';
import {namedSchemas} from '../../src/plugins/authoring/schemas/modelines';
import {copySite, ROOT} from '../support/siteCopy';

const all = kinds(ROOT);
const read = (file: string) => fs.readFileSync(path.join(ROOT, file), 'utf8');

/** The files below a site that are not what they follow from. */
const staleIn = (site: string): string[] => [
  ...taxonomyProblems(site).map(({file}) => file),
  ...[
    siteFiles(site),
    filesOfSchemas(site),
    advisorFiles(site, readProfiles(site).advisors),
    hubFiles(readHubs(site)),
  ].flatMap((files) => [...staleAmong(site, files).keys()]),
  ...stalePages(findChanges(site, readRecipes(site))).map(({file}) => file),
];

test('what follows from other files is up to date: npm run generate', () => {
  expect(staleIn(ROOT)).toEqual([]);
});

test('Windows line ends make nothing out of date', () => {
  const site = copySite();
  const folders = ['.vscode', 'blog', 'docs', 'src', 'static/schemas'];
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

test('every field says in plain words what belongs in it, for editors and the guide', () => {
  expect(all.flatMap((kind) => silent(jsonSchema(kind), kind.name))).toEqual([]);
});

test('every YAML file of content is of a kind that has a schema', () => {
  const written = fs
    .readdirSync(path.join(ROOT, 'src/data'), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => `src/data/${file.replaceAll(path.sep, '/')}`);
  expect([...namedSchemas(ROOT).keys()]).toEqual(expect.arrayContaining(written));
});

test('what an editor is given accepts our content, and underlines a mistake', () => {
  const schemaOf = (name: string) => z.fromJSONSchema(JSON.parse(read(schemaFile({name}))) as never);
  for (const [file, text] of namedSchemas(ROOT)) {
    const [, name = ''] = /schemas\/(.*)\.json\n/.exec(text) ?? [];
    expect([file, schemaOf(name).safeParse(parse(text)).error?.issues ?? []]).toEqual([file, []]);
  }
  const recipe = parse(read('tests/fixtures/site/src/data/recipes/essential-klaviyo-flows.yaml')) as object;
  for (const mistake of [
    {effortLevel: 'low'},
    {channels: ['Fax']},
    {name: 7},
    {efort: 1},
    {steps: ['One']},
  ]) {
    expect(schemaOf('recipe').safeParse({...recipe, ...mistake}).success).toBe(false);
  }
});
