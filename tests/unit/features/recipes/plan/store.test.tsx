import {act, renderHook} from '@testing-library/react';
import {PLAN_KEY, useOwnPlan} from '@site/src/features/recipes/plan/store';

jest.mock('@site/src/shell/toasts/notify', () => ({notify: jest.fn()}));

const show = (kept: string) => {
  window.localStorage.setItem(PLAN_KEY, kept);
  return renderHook(() => useOwnPlan()).result;
};

test.each([
  ['recipes=a,b&start=2027-01-04&days=6', ['a', 'b']],
  ['"recipes=a,b&start=2026-11-30&days=6&later=a.2026-12-16.1.2.x36&made=2026-11-25&id=k3x9"', ['a', 'b']],
  ['"recipes=a.2026-12-16.1.2.x36,b"', ['a', 'b']],
  ['{"recipes":["a"]}', []],
  ['3', []],
  ['{', []],
])('of what was kept, now or before, %j gives the recipes %j', (kept, recipes) => {
  expect(show(kept).current.plan.recipes).toEqual(recipes);
});

test('a plan is kept as the query of its address', () => {
  const own = show('recipes=a&days=6');
  act(() => void own.current.toggle('b'));
  expect(window.localStorage.getItem(PLAN_KEY)).toBe('recipes=a,b&days=6');
  act(() => void own.current.toggle('a'));
  expect(own.current.path).toBe('/services/growth-recipes/plan?recipes=b&days=6');
});

test('recipes that were saved before go to the end of the plan, once', () => {
  window.localStorage.setItem('gfn-saved-recipes', '["b","a"]');
  expect(show('recipes=a').current.plan.recipes).toEqual(['a', 'b']);
  expect(window.localStorage.getItem('gfn-saved-recipes')).toBeNull();
});
