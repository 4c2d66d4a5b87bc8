/** @jest-environment node */
import {catalogue} from '@site/src/plugins/content/recipes/library';
import {recipeSchema} from '@site/src/data/recipes/rules';
import {recipe} from '../../../support/recipes';

const about = {
  name: 'Site',
  absolute: (path: string) => `https://site.test${path}`,
  by: () => ({name: 'Ada Nilsson', title: 'Growth', url: 'https://site.test/ada'}),
};
const older = recipe({
  id: 'older',
  name: 'Fish & <chips>',
  published: '2025-01-05',
  reviewed: {on: '2025-01-05', by: 'Team'},
});
const newer = recipe({
  id: 'newer',
  published: '2025-03-01',
  reviewed: {on: '2025-06-01', by: 'Team'},
});

test('the catalogue is the same for any order of files, and each recipe in it holds to the schema but for its texts', () => {
  const plan = recipeSchema.shape.plan.parse({setUpDays: 2, runsDays: 28});
  const planned = recipe({id: 'planned', plan, published: older.published, reviewed: older.reviewed});
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
