import {act, renderHook} from '@testing-library/react';
import {PLAN_KEY, useOwnPlan} from '@site/src/features/recipes/plan/store';

jest.mock('@site/src/shell/toasts/notify', () => ({notify: jest.fn()}));

const show = (kept: string) => {
  window.localStorage.setItem(PLAN_KEY, kept);
  return renderHook(() => useOwnPlan()).result;
};

test.each([
  ['recipes=a,b&start=2027-01-04&days=6', ['a', 'b']],
  ['"recipes=a,b&days=6"', []],
  ['{"recipes":["a"]}', []],
  ['3', []],
  ['recipes=old-name,a,new-name', ['new-name', 'a']],
  ['recipes=constructor', ['constructor']],
])('of what was kept, %j gives the recipes %j', (kept, recipes) => {
  expect(show(kept).current.plan.recipes).toEqual(recipes);
});

test('a plan is kept as the query of its address', () => {
  const own = show('recipes=a&days=6');
  act(() => own.current.toggle('b'));
  expect(window.localStorage.getItem(PLAN_KEY)).toBe('recipes=a,b&days=6');
  act(() => own.current.toggle('a'));
  expect(own.current.plan.recipes).toEqual(['b']);
});
