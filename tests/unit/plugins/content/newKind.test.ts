/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {reference, slug, text} from '@site/src/data/fields';
import {readContent} from '@site/src/plugins/writing/content';
import {isContent} from '@site/src/plugins/writing/check/sources';
import {kinds} from '@site/src/plugins/writing/schemas/kinds';
import type {Collection} from '@site/src/plugins/content/collection';
import type * as Collections from '@site/src/plugins/content/collections';
import contentPlugin from '@site/src/plugins/content';
import {pagePaths} from '@site/src/plugins/content/pagePaths';
import {FILES, useSmallSite} from '../../../support/smallSite';

const schema = z.strictObject({
  id: slug.describe('The name of the file'),
  title: text(60).describe('What it is about'),
  recipe: reference('recipe').describe('The recipe that it explains'),
  from: z.iso.date().describe('Day of publication'),
});
type Guide = z.infer<typeof schema>;

/** All that a kind of content is. */
const mockGuides: Collection<Guide> = {
  name: 'guide',
  title: 'A guide',
  files: 'src/data/guides/*.yaml',
  schema: () => schema,
  unique: ['title'],
  path: ({id}) => `/guides/${id}`,
  pages: () => ['/guides'],
  routes: () => [{path: '/guides', component: '@site/src/features/guides/GuidesPage'}],
};

// The line that a new kind takes in the list of all, here in place of the kinds of the site but recipes.
jest.mock('@site/src/plugins/content/collections', () => {
  const actual = jest.requireActual<typeof Collections>('@site/src/plugins/content/collections');
  return {
    collections: () => [actual.collectionOf('recipe'), mockGuides],
    collectionOf: (name: string) => (name === 'guide' ? mockGuides : actual.collectionOf(name)),
  };
});

const site = useSmallSite();
const recipe = path.basename(FILES.recipe, '.yaml');
const file = 'src/data/guides/first.yaml';
const write = (text: string) => {
  fs.mkdirSync(site.full('src/data/guides'), {recursive: true});
  fs.writeFileSync(site.full(file), text);
};
const valid = `id: first\ntitle: First steps\nrecipe: ${recipe}\nfrom: 2026-01-01\n`;

beforeEach(() => write(valid));

const context = () =>
  ({
    siteDir: site.path(),
    baseUrl: '/',
    siteConfig: {title: 'Site', tagline: 'What it is', url: 'https://site.test'},
  }) as never;

test('its mistakes are reported with file, line, field and remedy, and what it names has to exist', () => {
  write(valid.replace(recipe, `${recipe}s`).replace('id: first', 'id: second'));
  expect(readContent(site.path()).problems.filter((one) => one.file === file)).toEqual([
    expect.objectContaining({line: 1, field: 'id', remedy: expect.stringContaining('id: first') as string}),
    {
      file,
      line: 3,
      field: 'recipe',
      value: `${recipe}s`,
      problem: 'is not the id of any recipe',
      remedy: `Did you mean "${recipe}"? Use the name of a file in src/data/recipes, without its ending.`,
    },
  ]);
  expect(isContent(file)).toBe(true);
});

test('it has a schema for editors', () => {
  expect(kinds(site.path()).map(({name}) => name)).toContain('guide');
});

test('it has a page, and places that links know', async () => {
  const routes: string[] = [];
  const actions = {
    addRoute: ({path: route}: {path: string}) => routes.push(route),
    createData: () => '/data',
  };
  await contentPlugin(context()).allContentLoaded?.({allContent: {}, actions} as never);
  expect(routes).toContain('/guides');
  expect([...pagePaths(site.path())]).toEqual(expect.arrayContaining(['/guides', '/guides/first']));
});
