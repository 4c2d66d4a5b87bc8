import {act, renderHook, waitFor} from '@testing-library/react';
import {NO_FILTERS, type Filters} from '@site/src/features/recipes/list/filters';
import type {CardsLoader} from '@site/src/features/recipes/list/library';
import {useResults} from '@site/src/features/recipes/list/useResults';
import {listData} from '@site/src/plugins/content/recipes/listData';
import {recipe} from '../../../support/recipes';

const recipes = Array.from({length: 120}, (_, index) =>
  recipe({id: `r-${index}`, name: `Recipe ${index}`, effortLevel: index % 2 === 0 ? 'Low' : 'High'}),
);
const {data, pages: built} = listData(recipes);

const PLAN = ['r-3', 'gone', 'r-1'];

/** The list with these filters, and the loader of each page of cards, so that a test sees which were asked for. */
function visit() {
  const pages = built.map((cards) =>
    jest.fn<ReturnType<CardsLoader>, []>(() => Promise.resolve({default: cards})),
  );
  const library = {...data, pages};
  const hook = renderHook((filters: Filters) => useResults(library, filters, PLAN), {
    initialProps: NO_FILTERS,
  });
  return {...hook, pages};
}

test('the first page, counts and pages are there without loading anything', () => {
  const {result, pages} = visit();
  expect(result.current).toMatchObject({matches: 120, page: 1, pages: 12, failed: false});
  expect(result.current.cards).toHaveLength(10);
  expect(pages.filter((load) => load.mock.calls.length > 0)).toEqual([]);
});

test('the next page loads its own cards alone', async () => {
  const {result, rerender, pages} = visit();
  rerender({...NO_FILTERS, page: 2});
  await waitFor(() => expect(result.current.cards).toHaveLength(10));
  expect(pages.flatMap((load, page) => (load.mock.calls.length > 0 ? [page] : []))).toEqual([1]);
});

test('of a plan, its recipes are left that the library has, under the other filters', () => {
  const {result, rerender} = visit();
  rerender({...NO_FILTERS, planned: true});
  expect(result.current.matches).toBe(2);
  rerender({...NO_FILTERS, planned: true, effort: 'Low'});
  expect(result.current.matches).toBe(0);
});

test('a search counts at once, and loads the cards that it shows', async () => {
  const {result, rerender} = visit();
  rerender({...NO_FILTERS, search: 'Recipe 119'});
  expect(result.current.matches).toBe(1);
  await waitFor(() => expect(result.current.cards?.map(({id}) => id)).toEqual(['r-119']));
});

test('what does not come says so, and can be asked for again', async () => {
  const {result, rerender, pages} = visit();
  pages[1]?.mockRejectedValueOnce(new Error('offline'));
  rerender({...NO_FILTERS, page: 2});
  await waitFor(() => expect(result.current.failed).toBe(true));
  expect(result.current).toMatchObject({matches: 120, cards: undefined});
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.cards).toHaveLength(10));
  expect(result.current.failed).toBe(false);
});
