import type {IndexEntry} from '@site/src/features/recipes/list/library';
import {placed} from '@site/src/features/recipes/list/map';

const recipe = (id: string, spend?: number, setUpDays?: number): IndexEntry => ({
  id,
  name: id,
  channels: [],
  buyingCycle: 'Awareness',
  effortLevel: 'Low',
  expectedImpact: 'Low',
  description: '',
  objective: '',
  spend,
  setUpDays,
});

const shown = (recipes: readonly IndexEntry[]) =>
  placed(recipes).map(({spend, columns}) => [
    spend,
    ...columns.flatMap(({days, members}) => members.map(({id}) => `${days}: ${id}`)),
  ]);

test('each recipe has one place, in the narrowest of the choices that the filters have; the dearest come first', () => {
  expect(shown([recipe('a', 0, 1), recipe('b', 900, 3), recipe('c', 9_000, 30), recipe('d', 0, 2)])).toEqual([
    ['Over EUR 5,000', 'Over 10 days: c'],
    ['Up to EUR 1,000', 'Up to 5 days: b'],
    ['No extra spend', 'Up to 2 days: a', 'Up to 2 days: d'],
  ]);
});

test('a recipe that no plan takes is there all the same', () => {
  expect(shown([recipe('a')])).toEqual([['Not for a plan', 'Not for a plan: a']]);
});
