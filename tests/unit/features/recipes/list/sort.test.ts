import {sortRecipes} from '@site/src/features/recipes/list/sort';
import {pageNumbers} from '@site/src/features/recipes/list/Pagination';
import {indexEntryOf} from '@site/src/features/recipes/list/library';
import {recipe as whole} from '../../../support/recipes';

const recipe = (part: Parameters<typeof whole>[0]) => indexEntryOf(whole(part));

const plan = (setUpDays: number) => ({setUpDays, runsDays: 7, needs: [], occupies: []});

const library = [
  recipe({id: 'a', name: 'Beta', effortLevel: 'High', expectedImpact: 'High', buyingCycle: 'Awareness'}),
  recipe({
    plan: plan(3),
    id: 'b',
    name: 'alpha',
    effortLevel: 'Low',
    expectedImpact: 'Low',
    buyingCycle: 'Awareness',
  }),
  recipe({
    plan: plan(2),
    id: 'c',
    name: 'Gamma',
    effortLevel: 'Low',
    expectedImpact: 'High',
    buyingCycle: 'Retention',
  }),
  recipe({id: 'd', name: 'Delta', effortLevel: 'Low', expectedImpact: 'High', buyingCycle: 'Awareness'}),
];
const order = (sort: Parameters<typeof sortRecipes>[1]) => sortRecipes(library, sort).map(({id}) => id);

test('quickest win: fewest days of set-up first, then most impact, then name; without a plan last', () => {
  expect(order('quickest')).toEqual(['c', 'b', 'a', 'd']);
});

test('highest impact: most impact first, then least effort, then name', () => {
  expect(order('impact')).toEqual(['d', 'c', 'a', 'b']);
});

test('A-Z ignores case', () => {
  expect(order('name')).toEqual(['b', 'a', 'd', 'c']);
});

test('recommended takes one of each stage in turn, the best ratio first, and loses none', () => {
  expect(order('recommended')).toEqual(['d', 'c', 'a', 'b']);
});

test.each([
  [1, 3, [1, 2, 3]],
  [5, 9, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  [1, 50, [1, 2, 3, null, 50]],
  [25, 50, [1, null, 23, 24, 25, 26, 27, null, 50]],
  [50, 50, [1, null, 48, 49, 50]],
])('page %i of %i shows %j', (page, pages, shown) => {
  expect(pageNumbers(page, pages)).toEqual(shown);
});
