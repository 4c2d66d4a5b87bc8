import {act, renderHook} from '@testing-library/react';
import {notify} from '@site/src/shell/toasts/notify';
import {parsePlan, serialisePlan, type PlanAddress} from '@site/src/features/recipes/plan/address';
import {decided, pinned, removed} from '@site/src/features/recipes/plan/change';
import {PLAN_KEY, readOwnPlan} from '@site/src/features/recipes/plan/store';
import type {PlanState} from '@site/src/features/recipes/planner/usePlan';
import {useUndo} from '@site/src/features/recipes/planner/useUndo';
import {writeStored} from '@site/src/shell/storage/safeStorage';

jest.mock('@site/src/shell/toasts/notify', () => ({notify: jest.fn()}));

const BEFORE = 'recipes=a,b,c&start=2026-11-30&days=6&first=b&later=c.2026-12-16&id=mine';
const nameOf = (id: string) => id.toUpperCase();

/** The planner with its plan in view. */
function planner(sent = false) {
  let plan = parsePlan(BEFORE);
  const show = (next: PlanAddress) => {
    plan = next;
  };
  const stateOf = (): PlanState =>
    ({
      address: plan,
      link: serialisePlan(plan),
      sent,
      show,
      change: (part: Partial<PlanAddress>) => {
        plan = {...plan, ...part};
        return plan;
      },
    }) as unknown as PlanState;
  const {result, rerender, unmount} = renderHook(() => useUndo(stateOf(), nameOf, jest.fn()));
  const undos = () => jest.mocked(notify).mock.calls.map(([, text, action]) => ({text, ...action}));
  const change = (make: (plan: PlanAddress) => Partial<PlanAddress>) => {
    act(() => void result.current?.change(make(plan)));
    rerender();
    act(() => jest.advanceTimersByTime(2_000));
    return undos().at(-1);
  };
  const press = (offered: ReturnType<typeof change>) => act(() => offered?.onClick?.());
  const undo = (offered: ReturnType<typeof change>) => {
    press(offered);
    rerender();
  };
  return {change, undo, press, undos, inView: () => serialisePlan(plan), unmount};
}

const store = (text: string) => writeStored(PLAN_KEY, JSON.stringify(text));
const kept = () => serialisePlan(readOwnPlan());

beforeEach(() => {
  jest.mocked(notify).mockClear();
  jest.useFakeTimers({now: new Date(2026, 10, 25)});
  window.localStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
});

test.each<[string, string, (plan: PlanAddress) => Partial<PlanAddress>]>([
  ['recipes', 'Out of the plan: B; C', (plan) => removed(plan, ['b', 'c'])],
  ['the last recipe', 'Out of the plan: A; B; C', (plan) => removed(plan, plan.recipes)],
  ['a pin', 'Another order', (plan) => pinned(plan, 'c')],
  ['the first day', 'Another first day', () => ({start: 20_800})],
  ['the days a month', 'Other days a month', () => ({days: 2})],
  ['the year’s end', 'Other days at the end of the year', () => ({worksYearEnd: true})],
  ['what was done', 'What is done already', (plan) => decided(plan, 'd')],
  ['days of their own', 'Planned anew', () => ({later: []})],
])('a change of %s can be taken back, and then the whole plan is as it was', (_, text, make) => {
  const {change, undo, inView} = planner();
  const offered = change(make);
  expect(inView()).not.toBe(BEFORE);
  expect(offered).toMatchObject({text, label: 'Undo'});
  undo(offered);
  expect(inView()).toBe(BEFORE);
});

test('for a mere addition, and for an Undo itself, none is offered', () => {
  const {change, undo, undos} = planner();
  change(({recipes}) => ({recipes: [...recipes, 'd']}));
  expect(undos()).toEqual([]);
  undo(change((plan) => removed(plan, ['a'])));
  act(() => jest.advanceTimersByTime(2_000));
  expect(undos()).toHaveLength(1);
});

test('what has changed since stays: two changes can be taken back in either order', () => {
  const {change, undo, inView} = planner();
  const first = change((plan) => removed(plan, ['a']));
  const second = change((plan) => ({...removed(plan, ['b']), days: 9}));
  undo(first);
  undo(second);
  const {recipes, days} = parsePlan(inView());
  expect(recipes.toSorted()).toEqual(['a', 'b', 'c']);
  expect(days).toBe(6);
});

test('once the planner has been left, one’s own plan gets it back, and a plan that was sent nothing', () => {
  const own = planner();
  const offered = own.change((plan) => removed(plan, ['b']));
  own.unmount();
  store(own.inView());
  own.press(offered);
  expect(kept()).toBe(BEFORE);

  const sent = planner(true);
  const theirs = sent.change((plan) => removed(plan, ['b']));
  sent.unmount();
  store('recipes=x');
  sent.press(theirs);
  expect(kept()).toBe('recipes=x');
});
