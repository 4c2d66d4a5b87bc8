import {before, isSame, parsePlan, serialisePlan, withRecipes} from '@site/src/features/recipes/plan/address';
import {parseDay} from '@site/src/features/recipes/plan/days';

test('an address gives back what was written into it, in its order', () => {
  const address = 'recipes=c,a,b-2&start=2027-01-04&days=6';
  expect(serialisePlan(parsePlan(`?${address}`))).toBe(address);
  expect(serialisePlan(parsePlan(''))).toBe('');
  expect(serialisePlan(parsePlan('?start=2027-01-04&days=6'))).toBe('days=6');
});

const MANY = Array.from({length: 500}, (_, index) => `r${index}`);

test.each([
  ['recipes=a,a,<script>,../x,B', {recipes: ['a']}],
  ['recipes=', {recipes: []}],
  ['recipes=__proto__,constructor', {recipes: ['constructor']}],
  ['start=2026-02-30&days=-3', {start: undefined, days: undefined}],
  ['start=today&days=1e9', {start: undefined, days: undefined}],
  ['start=1999-12-31&days=24', {start: undefined, days: undefined}],
  ['start=2099-12-31&days=0', {start: parseDay('2099-12-31'), days: undefined}],
  ['start=2100-01-01&days=2.5', {start: undefined, days: undefined}],
  [`recipes=${MANY.join()}`, {recipes: MANY.slice(0, 200)}],
])('of %j only what makes sense is used', (query, expected) => {
  expect(parsePlan(query)).toMatchObject(expected);
});

test('a plan is the same where it says no first day or days, and another in another order', () => {
  const own = parsePlan('recipes=a,b&start=2027-01-04&days=6');
  expect(isSame(parsePlan('recipes=a,b'), own)).toBe(true);
  expect(isSame(parsePlan('recipes=b,a'), own)).toBe(false);
  expect(isSame(parsePlan('recipes=a,b&days=7'), own)).toBe(false);
  expect(isSame(parsePlan('recipes=a,b&start=2027-01-11'), own)).toBe(false);
});

test('more recipes go to the end, each once; one that moves up passes by what has no place', () => {
  expect(withRecipes(parsePlan('recipes=b'), ['a', 'b', 'c']).recipes).toEqual(['b', 'a', 'c']);
  expect(before(['a', 'unplaced', 'b', 'c'], 'b', 'a')).toEqual(['b', 'a', 'unplaced', 'c']);
});
