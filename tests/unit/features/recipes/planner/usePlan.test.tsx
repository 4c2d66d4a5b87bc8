import {act, render, renderHook} from '@testing-library/react';
import {useSyncExternalStore} from 'react';
import {renderToString} from 'react-dom/server';
import {notify} from '@site/src/shell/toasts/notify';
import type {PlanAddress} from '@site/src/features/recipes/plan/address';
import {formatDay, parseDay} from '@site/src/features/recipes/plan/days';
import type {PlannerRecipe} from '@site/src/features/recipes/plan/library';
import {PLAN_KEY, useOwnPlan} from '@site/src/features/recipes/plan/store';
import {usePlan} from '@site/src/features/recipes/planner/usePlan';
import {writeStored} from '@site/src/shell/storage/safeStorage';
import {planRecipe} from '../../../support/planRecipe';

jest.mock('@site/src/shell/toasts/notify', () => ({notify: jest.fn()}));

let mockQuery = '';
let mockMirror = false;
const mockListeners = new Set<() => void>();

function mockWrite(change: (query: string) => string, _how: string, mirror = mockMirror) {
  mockQuery = `?${change(mockQuery).replace(/^\?/, '')}`;
  mockMirror = mirror;
  mockListeners.forEach((listener) => listener());
}

function mockSubscribe(listener: () => void) {
  mockListeners.add(listener);
  return () => mockListeners.delete(listener);
}

jest.mock('@site/src/shell/url-state/usePageQuery', () => ({
  usePageQuery: () => ({
    query: useSyncExternalStore(
      mockSubscribe,
      () => mockQuery,
      () => '',
    ),
    mirror: useSyncExternalStore(
      mockSubscribe,
      () => mockMirror,
      () => false,
    ),
    write: mockWrite,
  }),
}));

const recipes = ['a', 'b', 'c', 'needed'].map((id): PlannerRecipe => ({
  ...planRecipe({id, needs: id === 'c' ? ['needed'] : []}),
  channels: [],
  buyingCycle: 'Awareness',
  investmentRequired: false,
  benefit: 'What it brings.',
  facts: [],
}));

/** What a plan without an id gets, where all that is random is 0. */
const ID = '&id=00000000';

/** A Wednesday; the Monday after it is the 30th. */
const TODAY = new Date(2026, 10, 25);
const LATER = new Date(2026, 11, 16);

const stored = () => window.localStorage.getItem(PLAN_KEY);
const store = (text: string) => writeStored(PLAN_KEY, JSON.stringify(text));

/** Follows a link to the planner; `back`: by Back, to an address that was a mirror of the own plan. */
function visit(query = '', back = false) {
  mockQuery = query;
  mockMirror = back;
  const {result, unmount} = renderHook(() => usePlan(recipes));
  const plan = () => {
    const {start = 0, sent, unknown} = result.current ?? {};
    return {start: formatDay(start), sent, unknown};
  };
  const items = () =>
    Object.fromEntries(
      (result.current?.plan.items ?? []).map(({recipe: {id}, setUp: [first = 0]}) => [id, formatDay(first)]),
    );
  const change = (part: Partial<PlanAddress>) => {
    act(() => void result.current?.change(part));
  };
  return {plan, items, change, unmount};
}

beforeEach(() => {
  mockMirror = false;
  jest.useFakeTimers({now: TODAY});
  jest.spyOn(crypto, 'getRandomValues').mockImplementation((array) => array);
  window.localStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a kept plan without a first day gets one as it is shown, and has it three weeks later', () => {
  store('recipes=a,b&days=6');
  const {plan, unmount} = visit();
  const fixed = `recipes=a,b&start=2026-11-30&days=6&made=2026-11-25${ID}`;
  expect(plan()).toEqual({start: '2026-11-30', sent: false, unknown: 0});
  expect(stored()).toBe(JSON.stringify(fixed));
  expect(mockQuery).toBe(`?${fixed}`);
  unmount();

  jest.setSystemTime(LATER);
  expect(visit().plan().start).toBe('2026-11-30');
  // An address of the own plan from before its first day was fixed still leads to the own plan.
  expect(visit('?recipes=b,a').plan()).toEqual({start: '2026-11-30', sent: false, unknown: 0});
  expect(mockQuery).toBe(`?${fixed}`);
});

test('a plan that was sent without a first day gets one in the address alone, and keeps the rest of it', () => {
  store('recipes=a&start=2026-11-02');
  const {plan} = visit('?recipes=b,gone&days=4&worry=repeat');
  expect(plan()).toEqual({start: '2026-11-30', sent: true, unknown: 1});
  expect(mockQuery).toBe(`?recipes=b,gone&start=2026-11-30&days=4&made=2026-11-25${ID}&worry=repeat`);
  expect(stored()).toBe('"recipes=a&start=2026-11-02"');
});

test('an address that names its first day and its id is left as it is', () => {
  visit('?start=2026-12-07&id=abcd&recipes=a');
  expect(mockQuery).toBe('?start=2026-12-07&id=abcd&recipes=a');
  expect(stored()).toBeNull();
});

test.each(['', '?recipes=', '?recipes=gone', '?worry=repeat'])('for %j, nothing is written', (query) => {
  visit(query);
  expect(mockQuery).toBe(query);
  expect(stored()).toBeNull();
});

test('an emptied plan takes its first day along: the next one begins anew', () => {
  store('recipes=a&days=6');
  const {change, unmount} = visit();
  change({recipes: []});
  expect(mockQuery).toBe('?days=6');
  unmount();
  jest.setSystemTime(LATER);
  const again = visit();
  again.change({recipes: ['b']});
  expect(again.plan().start).toBe('2026-12-21');
});

const begun = `recipes=a&start=2026-11-30&days=6${ID}`;
const withB = `recipes=a,b&start=2026-11-30&days=6&later=b.2026-12-16${ID}`;
/** The same as the planner writes it, which knows the days of what has begun: two of set-up, and the next. */
const heldWithB = withB.replace('later=', 'later=a.2026-11-30.1.2,');

test('what is added to a plan that has begun is planned from that day on, wherever it is added', () => {
  jest.setSystemTime(LATER);
  store(begun);
  const {change, items, unmount} = visit();
  const running = items();
  change({recipes: ['a', 'b']});
  expect(mockQuery).toBe(`?${heldWithB}`);
  expect(stored()).toBe(JSON.stringify(heldWithB));
  expect(items()).toEqual({...running, b: '2026-12-16'});
  unmount();

  store(begun);
  const {result} = renderHook(() => useOwnPlan());
  act(() => void result.current.toggle('b'));
  expect(stored()).toBe(JSON.stringify(withB));
  expect(result.current.path).toContain(withB);
  // An address from before the first day was kept leads to the same plan.
  expect(visit('?recipes=a,b&days=6').items()).toEqual({...running, b: '2026-12-16'});
  act(() => void result.current.toggle('b'));
  expect(stored()).toBe(JSON.stringify(begun));
});

test('what is added to a plan that has not begun goes with the rest, as does all of a plan that begins anew', () => {
  store(begun);
  const {change, items} = visit();
  change({recipes: ['a', 'b']});
  expect(stored()).toBe(JSON.stringify(`recipes=a,b&start=2026-11-30&days=6${ID}`));
  jest.setSystemTime(LATER);
  change({recipes: ['a']});
  change({recipes: ['a', 'b']});
  expect(stored()).toBe(JSON.stringify(heldWithB));
  change({start: parseDay('2026-12-21')});
  expect(items()).toEqual({a: '2026-12-21', b: '2026-12-23'});
});

test('a first day that is taken back, as each key in its field changes it, leaves what came later as it was', () => {
  jest.setSystemTime(LATER);
  store(withB);
  const {change, items, unmount} = visit();
  const before = items();
  change({start: parseDay('2026-12-30')});
  unmount();
  const again = visit(mockQuery);
  again.change({start: parseDay('2026-11-30')});
  expect(again.items()).toEqual(before);
  expect(again.plan().sent).toBe(false);
  expect(mockQuery).toBe(`?${withB}`);
  expect(stored()).toBe(JSON.stringify(withB));
});

const withC = 'recipes=a,c&start=2026-11-30&days=6';
const ofC = (part: string) => JSON.stringify(`${withC}&decided=needed${part}${ID}`);

test.each(['', '&later=c.2026-12-02'])(
  'in a plan that has begun, what waited for something done already is planned from that day on (%j)',
  (later) => {
    jest.setSystemTime(LATER);
    store(withC + later);
    const {change, items} = visit();
    const running = items();
    expect(Object.keys(running)).toEqual(['a']);
    change({decided: ['needed']});
    expect(items()).toEqual({...running, c: '2026-12-16'});
    expect(stored()).toBe(ofC('&later=a.2026-11-30.1.2,c.2026-12-16'));
    // What could be planned before stays where it is.
    jest.setSystemTime(new Date(2026, 11, 23));
    change({decided: ['needed', 'b']});
    expect(items()).toEqual({...running, c: '2026-12-16'});
  },
);

test('in a plan that has not begun, what waited for something done already goes with the rest', () => {
  store(withC);
  const {change} = visit();
  change({decided: ['needed']});
  expect(stored()).toBe(ofC(''));
});

test('in a plan that has begun, taking out what is under way moves nothing into days that are over', () => {
  jest.setSystemTime(LATER);
  store('recipes=a,b&start=2026-12-14&days=6');
  const {change, items} = visit();
  expect(items()).toEqual({a: '2026-12-14', b: '2026-12-16'});
  change({recipes: ['b']});
  expect(items()).toEqual({b: '2026-12-16'});
  jest.setSystemTime(new Date(2026, 11, 28));
  change({days: 23});
  change({recipes: ['b', 'a'], first: ['a']});
  // The days until 1 January stay free.
  expect(items()).toEqual({b: '2026-12-16', a: '2027-01-04'});
});

test('the finder’s answers in a link change nothing in the visitor’s own plan', () => {
  store('recipes=a,b&start=2026-11-30&days=15');
  const {items, unmount} = visit();
  const before = items();
  unmount();
  const {change, ...told} = visit('?days=3&revenue=150k-600k&worry=cost');
  expect(told.items()).toEqual(before);
  change({first: ['a']});
  expect(stored()).toContain('days=15');
});

test('an address of one’s own plan follows it, whatever has become of it elsewhere', () => {
  store('recipes=a,b&start=2026-11-30&days=6&id=abcd');
  const {change, plan, unmount} = visit('?recipes=a,b&start=2026-11-30&days=6&id=abcd');
  expect(mockMirror).toBe(true);
  change({recipes: ['a']});
  // In another tab.
  act(() => void store('recipes=a,c&start=2026-11-30&days=6&decided=needed&id=abcd'));
  expect(plan().sent).toBe(false);
  expect(mockQuery).toBe('?recipes=a,c&start=2026-11-30&days=6&decided=needed&id=abcd');
  unmount();

  const again = visit('?recipes=a&start=2026-11-30&days=6&id=abcd&worry=repeat', true);
  expect(again.plan()).toEqual({start: '2026-11-30', sent: false, unknown: 0});
  expect(mockQuery).toBe('?recipes=a,c&start=2026-11-30&days=6&decided=needed&id=abcd&worry=repeat');
  again.change({first: ['c']});
  expect(stored()).toBe('"recipes=a,c&start=2026-11-30&days=6&first=c&decided=needed&id=abcd"');
  act(() => void store('days=7'));
  expect(again.plan().sent).toBe(false);
  expect(mockQuery).toBe('?days=7&worry=repeat');
});

test('an address of one’s own plan that the browser no longer keeps still has it', () => {
  const {plan} = visit(`?${begun}`, true);
  expect(plan()).toEqual({start: '2026-11-30', sent: true, unknown: 0});
  expect(mockQuery).toBe(`?${begun}`);
});

test('an address of a plan that was sent is no mirror, however it is changed, until the plan is kept', () => {
  store('recipes=a&start=2026-11-02');
  mockQuery = '?recipes=b&start=2026-11-30';
  mockMirror = false;
  const {result} = renderHook(() => usePlan(recipes));
  act(() => void result.current?.change({days: 9}));
  expect([mockMirror, result.current?.sent]).toEqual([false, true]);
  act(() => result.current?.keep());
  expect([mockMirror, result.current?.sent]).toEqual([true, false]);
});

test('a first day outside 2000 to 2099 counts as not set, and that is said', () => {
  const {plan} = visit('?recipes=a&start=9999-12-20');
  expect(plan().start).toBe('2026-11-30');
  expect(notify).toHaveBeenCalledWith(
    'The first day in the address was left out',
    'It has to be from 2000 to 2099. The plan begins on 30 November 2026.',
  );
});

test('an emptied plan takes its id along, and a plan that is kept has that of its link', () => {
  store(begun.replace('00000000', 'mine'));
  const {change, unmount} = visit();
  change({recipes: []});
  change({recipes: ['b']});
  expect(stored()).toContain(ID);
  unmount();
  mockQuery = '?recipes=b&start=2026-12-07&id=theirs';
  mockMirror = false;
  const {result} = renderHook(() => usePlan(recipes));
  act(() => result.current?.keep());
  expect(stored()).toContain('id=theirs');
});

test('a link whose plan differs in what came later is a plan that was sent', () => {
  store(begun.replace('=a&', '=a,b&'));
  expect(visit(`?${withB}`).plan().sent).toBe(true);
});

test('the first render of a kept plan is that of the server', () => {
  store('recipes=a');
  const Start = () => <p>{usePlan(recipes)?.link ?? 'none'}</p>;
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Start />);
  expect(container.textContent).toBe('none');
  mockQuery = '?recipes=b&start=2026-12-07&id=abcd';
  // What differs would be told on the console, which fails a test.
  render(<Start />, {container, hydrate: true});
  expect(container.textContent).toBe('recipes=b&start=2026-12-07&days=6&id=abcd');
  expect(mockQuery).toBe('?recipes=b&start=2026-12-07&id=abcd');
  expect(stored()).toBe('"recipes=a"');
});
