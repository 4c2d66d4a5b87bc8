import type {PropsWithChildren} from 'react';
import {act, renderHook} from '@testing-library/react';
import {MemoryRouter, useLocation} from 'react-router-dom';
import {formatDay, parseDay} from '@site/src/features/recipes/plan/days';
import {PLAN_KEY} from '@site/src/features/recipes/plan/store';
import {usePlan} from '@site/src/features/recipes/planner/usePlan';
import {writeStored} from '@site/src/shell/storage/safeStorage';
import {planRecipe} from '../../../support/planRecipe';

const recipes = ['a', 'b'].map((id) => planRecipe({id}));

const stored = () => window.localStorage.getItem(PLAN_KEY);
const store = (plan: string) => writeStored(PLAN_KEY, plan);

/** Follows a link to the planner. */
function visit(query = '') {
  const wrapper = ({children}: PropsWithChildren) => (
    <MemoryRouter initialEntries={[`/plan${query}`]}>{children}</MemoryRouter>
  );
  const {result} = renderHook(() => ({plan: usePlan(recipes), query: useLocation().search}), {wrapper});
  return () => ({
    ...result.current,
    start: formatDay(result.current.plan?.start ?? 0),
    sent: result.current.plan?.sent,
  });
}

beforeEach(() => {
  // A Wednesday; the Monday after it is the 30th.
  jest.useFakeTimers({now: new Date(2026, 10, 25)});
});
afterEach(() => jest.useRealTimers());

test('a kept plan without a first day gets one as it is shown, and has it three weeks later', () => {
  store('recipes=a,b&days=6');
  expect(visit()()).toMatchObject({start: '2026-11-30', sent: false});
  expect(stored()).toBe('recipes=a,b&start=2026-11-30&days=6');
  jest.setSystemTime(new Date(2026, 11, 16));
  expect(visit()()).toMatchObject({start: '2026-11-30', query: '?recipes=a,b&start=2026-11-30&days=6'});
});

test('a plan that was sent leaves one’s own as it is, however it is changed, until it is kept', () => {
  store('recipes=a&start=2026-11-02');
  const plan = visit('?recipes=b&start=2026-12-07');
  act(() => plan().plan?.change({start: parseDay('2026-12-14')}));
  expect(plan()).toMatchObject({start: '2026-12-14', sent: true});
  expect(stored()).toBe('recipes=a&start=2026-11-02');
  act(() => plan().plan?.keep());
  expect(plan().sent).toBe(false);
  expect(stored()).toBe('recipes=b&start=2026-12-14');
});

test('what is changed in one’s own plan is kept, and one that was emptied begins anew', () => {
  store('recipes=a&start=2026-11-02&days=6');
  const plan = visit();
  act(() => plan().plan?.change({recipes: ['a', 'b']}));
  expect(stored()).toBe('recipes=a,b&start=2026-11-02&days=6');
  act(() => plan().plan?.change({recipes: []}));
  expect(stored()).toBe('days=6');
  act(() => plan().plan?.change({recipes: ['b']}));
  expect(plan().start).toBe('2026-11-30');
});

test.each(['', '?recipes=', '?worry=repeat'])('for %j, nothing is written', (query) => {
  expect(visit(query)().query).toBe(query);
  expect(stored()).toBeNull();
});
