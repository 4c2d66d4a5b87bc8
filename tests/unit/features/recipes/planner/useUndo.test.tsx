import {act, renderHook} from '@testing-library/react';
import {parsePlan, serialisePlan, type PlanAddress} from '@site/src/features/recipes/plan/address';
import {PLAN_KEY, readOwnPlan} from '@site/src/features/recipes/plan/store';
import {removed} from '@site/src/features/recipes/planner/changes';
import type {PlanState} from '@site/src/features/recipes/planner/usePlan';
import {useUndo} from '@site/src/features/recipes/planner/useUndo';
import {writeStored} from '@site/src/features/storage/safeStorage';

const wishOf = (query: string) => {
  const plan = parsePlan(query);
  return {...plan, recipes: plan.recipes ?? []};
};

/** What an Undo needs of a plan in view: `query`, which changes go into. */
function stateOf(
  query: string,
  sent = false,
  change: (part: Partial<PlanAddress>) => void = () => undefined,
) {
  return {wish: wishOf(query), sent, monday: 20_000, change} as PlanState;
}

const BEFORE = 'recipes=a,b,c&start=2026-11-30&days=6&first=b&later=c.2026-12-16';

/** The planner, its plan in view. */
function planner(sent = false) {
  let query = BEFORE;
  const change = jest.fn((part: Partial<PlanAddress>) => {
    query = serialisePlan({...wishOf(query), ...part});
    rerender();
  });
  const {result, rerender, unmount} = renderHook(() => useUndo(stateOf(query, sent, change)));
  return {
    before: stateOf(BEFORE, sent),
    take: (ids: readonly string[]) => act(() => change(removed(wishOf(query), ids))),
    change: (part: Partial<PlanAddress>) => act(() => change(part)),
    undo: (before: PlanState, ids: readonly string[]) => act(() => result.current(before, ids)),
    inView: () => query,
    unmount,
  };
}

const store = (text: string) => writeStored(PLAN_KEY, JSON.stringify(text));
const kept = () => serialisePlan(readOwnPlan());

beforeEach(() => {
  jest.useFakeTimers({now: new Date(2026, 10, 25)});
  window.localStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
});

test('where nothing else has changed, the whole plan is as it was', () => {
  const {before, take, undo, inView} = planner();
  take(['b', 'c']);
  expect(wishOf(inView()).recipes).toEqual(['a']);
  undo(before, ['b', 'c']);
  expect(inView()).toBe(BEFORE);
});

test('the last recipe comes back with its plan', () => {
  const {before, take, undo, inView} = planner();
  take(['a', 'b', 'c']);
  undo(before, ['a', 'b', 'c']);
  expect(inView()).toBe(BEFORE);
});

test('what has changed since stays: two removals can be taken back in either order', () => {
  const {before, take, undo, inView} = planner();
  take(['a']);
  const between = stateOf(inView());
  take(['b']);
  undo(before, ['a']);
  undo(between, ['b']);
  expect(wishOf(inView()).recipes.toSorted()).toEqual(['a', 'b', 'c']);
});

test('once the planner has been left, one’s own plan gets it back, and a plan that was sent nothing', () => {
  const own = planner();
  own.take(['b']);
  own.unmount();
  store(own.inView());
  own.undo(own.before, ['b']);
  expect(kept()).toBe(BEFORE);
  store('recipes=a,d&start=2026-11-02&days=6');
  own.undo(own.before, ['b']);
  expect(kept()).toBe('recipes=a,d,b&start=2026-11-02&days=6&later=b.2026-11-25');

  const sent = planner(true);
  sent.take(['b']);
  sent.unmount();
  sent.undo(sent.before, ['b']);
  expect(kept()).toContain('recipes=a,d,b&');
});
