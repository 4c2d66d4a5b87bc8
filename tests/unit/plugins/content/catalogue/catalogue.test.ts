/** @jest-environment node */
import {load} from 'cheerio';
import {catalogue} from '@site/src/plugins/content/catalogue/catalogue';
import {changesOf} from '@site/src/plugins/content/catalogue/changes';
import {recipeFeed} from '@site/src/plugins/content/catalogue/feed';
import {recipeSchema} from '@site/src/data/recipes/schema';
import {recipe} from '../../../support/recipes';

const about = {
  name: 'Site',
  licence: 'All rights reserved.',
  absolute: (path: string) => `https://site.test${path}`,
  by: () => ({name: 'Ada Nilsson', title: 'Growth', url: 'https://site.test/ada'}),
};
const older = recipe({
  id: 'older',
  name: 'Fish & <chips>',
  published: '2025-01-05',
  history: [{on: '2025-01-05', change: 'First published'}],
});
const newer = recipe({
  id: 'newer',
  published: '2025-03-01',
  history: [
    {on: '2025-06-01', change: 'One figure.'},
    {on: '2025-06-01', change: 'Another.'},
  ],
});

test('what is new comes first, and everything that has changed on a day is there', () => {
  expect(changesOf([older, newer]).map(({recipe: {id}, on, kind, text}) => [id, on, kind, text])).toEqual([
    ['newer', '2025-06-01', 'changed', 'One figure.'],
    ['newer', '2025-06-01', 'changed', 'Another.'],
    ['newer', '2025-03-01', 'new', newer.description],
    ['older', '2025-01-05', 'new', older.description],
  ]);
});

test('the catalogue is the same for any order of files, and each recipe in it holds to the schema but for its texts', () => {
  const plan = recipeSchema.shape.plan.parse({setUpDays: 3, runsDays: 28});
  const planned = recipe({id: 'planned', plan, published: older.published, history: older.history});
  const text = catalogue([older, newer, planned], about);
  expect(catalogue([planned, newer, older], about)).toBe(text);
  const parsed = JSON.parse(text) as {
    updated: string;
    recipes: {url: string; by: {name: string}; steps: string[]; recipe: Record<string, unknown>}[];
  };
  expect(parsed.recipes.map(({by}) => by.name)).toEqual(Array(3).fill('Ada Nilsson'));
  expect(parsed.updated).toBe('2025-06-01');
  expect(parsed.recipes.map(({url}) => url)).toEqual([
    'https://site.test/services/growth-recipes/newer',
    'https://site.test/services/growth-recipes/older',
    'https://site.test/services/growth-recipes/planned',
  ]);
  expect(parsed.recipes[0]?.steps).toEqual(newer.steps.map((step) => `${step.do}. ${step.how}`));
  expect(parsed.recipes.filter(({recipe: each}) => !recipeSchema.safeParse(each).success)).toEqual([]);
});

test('the feed is well-formed Atom with an id of its own for each change, and no clock in it', () => {
  const given = {...about, stylesheet: '/feed.css'};
  const text = recipeFeed([older, newer], given);
  expect(recipeFeed([newer, older], given)).toBe(text);
  const $ = load(text, {xml: true});
  const texts = (selector: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).text());
  expect(texts('feed > updated')).toEqual(['2025-06-01T00:00:00.000Z']);
  expect(new Set(texts('entry > id')).size).toBe(4);
  expect(texts('entry > author > name')).toEqual(Array(4).fill('Ada Nilsson'));
  // Its titles are HTML.
  expect(load(texts('entry > title').at(-1) ?? '').text()).toBe('Fish & <chips>');
});
