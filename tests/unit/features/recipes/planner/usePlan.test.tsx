import {act, renderHook} from '@testing-library/react';
import type {ReactNode} from 'react';
import {MemoryRouter, useHistory} from 'react-router-dom';
import {PLAN_KEY} from '@site/src/features/recipes/plan/store';
import {usePlan} from '@site/src/features/recipes/planner/usePlan';
import {planRecipe} from '../../../support/planRecipe';

jest.mock('@site/src/shell/toasts/notify', () => ({notify: jest.fn()}));

const LIBRARY = ['a', 'new-name'].map((id) => planRecipe({id}));

function open(search: string, kept: string) {
  window.localStorage.setItem(PLAN_KEY, kept);
  const wrapper = ({children}: {children: ReactNode}) => (
    <MemoryRouter initialEntries={[`/plan${search}`]}>{children}</MemoryRouter>
  );
  const {result} = renderHook(() => ({history: useHistory(), plan: usePlan(LIBRARY)}), {wrapper});
  const {history} = result.current;
  return {history, plan: () => result.current.plan};
}

test.each([
  ['?recipes=old-name,gone,a', ''],
  ['', 'recipes=old-name,gone,a&start=2027-01-04&days=6'],
])('of an old plan (%j, %j) what is gone is told, and lost only once the visitor goes on', (search, kept) => {
  const {history, plan} = open(search, kept);
  expect(plan()?.address.recipes).toEqual(['new-name', 'a']);
  expect(plan()?.gone).toEqual(['gone']);
  expect(history.location.search).toBe(search);
  expect(window.localStorage.getItem(PLAN_KEY)).toBe(kept);
  act(() => plan()?.change({}));
  expect(plan()?.gone).toEqual([]);
  expect(history.location.search).toContain('recipes=new-name,a');
});

test('old names alone lose nothing, and the address has the new ones', () => {
  const {history, plan} = open('', 'recipes=old-name,a&start=2027-01-04&days=6');
  expect(plan()?.gone).toEqual([]);
  expect(history.location.search).toBe('?recipes=new-name,a&start=2027-01-04&days=6');
});
