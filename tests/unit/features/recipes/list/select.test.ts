import {NO_FILTERS} from '@site/src/features/recipes/list/filters';
import {paginate} from '@site/src/features/recipes/list/select';
import {FACETS} from '@site/src/features/recipes/list/facets';
import {filterBy} from '@site/src/shell/facets/facet';
import {indexEntryOf} from '@site/src/features/recipes/list/library';
import {recipe as whole} from '../../../support/recipes';

const recipe = (part: Parameters<typeof whole>[0]) => indexEntryOf(whole(part));

const ids = (recipes: readonly {id: string}[]) => recipes.map(({id}) => id);

test('a recipe is in each budget and each number of days that are enough for it; without a plan in none', () => {
  const plan = {setUpDays: 3, runsDays: 7, spend: {from: 500, to: 1_200}, needs: [], occupies: []};
  const planned = [recipe({id: 'p', plan}), recipe({id: 'without'})];
  const left = (choice: Partial<typeof NO_FILTERS>) =>
    ids(filterBy(FACETS, {...NO_FILTERS, ...choice}, planned));
  expect(['Up to EUR 1,000', 'Up to EUR 5,000', 'Over EUR 5,000'].map((budget) => left({budget}))).toEqual([
    [],
    ['p'],
    [],
  ]);
  expect(
    ['Up to 2 days', 'Up to 5 days', 'Up to 10 days', 'Over 10 days'].map((days) => left({days})),
  ).toEqual([[], ['p'], ['p'], []]);
});

test('pages hold ten; a page beyond the ends is pulled to the nearest', () => {
  const items = Array.from({length: 23}, (_, index) => index);
  expect(paginate(items, 1)).toEqual({items: items.slice(0, 10), page: 1, pages: 3});
  expect(paginate(items, 3).items).toEqual([20, 21, 22]);
  expect(paginate(items, 99).page).toBe(3);
  expect(paginate(items, -5).page).toBe(1);
  expect(paginate([], 4)).toEqual({items: [], page: 1, pages: 1});
});
