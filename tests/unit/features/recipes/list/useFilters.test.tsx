import {act, renderHook} from '@testing-library/react';
import type {PropsWithChildren} from 'react';
import {MemoryRouter, useLocation} from 'react-router-dom';
import {useFilters} from '@site/src/features/recipes/list/useFilters';

/** The filters of a list whose address has this query, and that query as it is by then. */
function visit(query: string) {
  const wrapper = ({children}: PropsWithChildren) => (
    <MemoryRouter initialEntries={[`/list${query}`]}>{children}</MemoryRouter>
  );
  const {result} = renderHook(() => ({...useFilters(), query: useLocation().search}), {wrapper});
  return () => result.current;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a letter typed just before a filter is kept', () => {
  const list = visit('?page=3');
  act(() => list().changeSearch('mail'));
  act(() => list().change({effort: 'Low'}));
  expect(list().filters).toMatchObject({search: 'mail', effort: 'Low', page: 1});
  expect(new URLSearchParams(list().query).get('q')).toBe('mail');
});

test('a text is in the address after a pause, and at once for the list', () => {
  const list = visit('');
  act(() => list().changeSearch('mail'));
  expect(list().filters.search).toBe('mail');
  expect(list().query).toBe('');
  act(() => jest.advanceTimersByTime(1_000));
  expect(list().query).toBe('?q=mail');
});

test('what changes the filters stays the same from letter to letter, so that the selects need not be drawn again', () => {
  const list = visit('');
  const {change} = list();
  act(() => list().changeSearch('m'));
  expect(list().change).toBe(change);
});
