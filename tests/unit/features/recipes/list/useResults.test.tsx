import {act, renderHook, waitFor} from '@testing-library/react';
import {toCard, toIndexEntry} from '@site/src/data/recipes/types';
import {NO_FILTERS, type Filters} from '@site/src/features/recipes/list/filters';
import {CHUNK_SIZE, type LibraryChunks} from '@site/src/features/recipes/list/library';
import {useResults} from '@site/src/features/recipes/list/useResults';
import {listData} from '@site/src/plugins/content/recipes/listData';
import {recipe} from '../../../support/recipes';

const recipes = Array.from({length: 250}, (_, index) =>
  recipe({id: `r-${index}`, name: `Recipe ${index}`, effortLevel: index % 2 === 0 ? 'Low' : 'High'}),
);
const {cards, facts} = listData(recipes);

/** The chunks of the library, each a mock, so that a test sees which were asked for. */
function chunksOf() {
  const all = recipes.map(toCard);
  const index = jest.fn<ReturnType<LibraryChunks['index']>, []>(() =>
    Promise.resolve({default: recipes.map(toIndexEntry)}),
  );
  const parts = Array.from({length: Math.ceil(all.length / CHUNK_SIZE)}, (_, part) =>
    jest.fn(() => Promise.resolve({default: all.slice(part * CHUNK_SIZE, (part + 1) * CHUNK_SIZE)})),
  );
  return {index, cards: parts};
}

const results = (chunks: LibraryChunks) =>
  renderHook(
    (filters: Filters) =>
      useResults({recipes: cards, library: facts, synonyms: {same: [], means: {}}, chunks}, filters),
    {
      initialProps: NO_FILTERS,
    },
  );

test('a large library shows its first page, counts and pages without loading anything', () => {
  const chunks = chunksOf();
  const {result} = results(chunks);
  expect(result.current).toMatchObject({matches: 250, page: 1, pages: 25, failed: false});
  expect(result.current.cards).toHaveLength(10);
  expect(result.current.squares.get('Low High')).toBe(125);
  expect(chunks.index).not.toHaveBeenCalled();
});

test('a filter loads the index, then the chunks of the cards in view alone', async () => {
  const chunks = chunksOf();
  const {result, rerender} = results(chunks);
  rerender({...NO_FILTERS, search: 'Recipe 249'});
  expect(result.current.matches).toBeUndefined();
  await waitFor(() => expect(result.current.cards?.map(({id}) => id)).toEqual(['r-249']));
  expect(result.current.matches).toBe(1);
  const asked = chunks.cards.map((load) => load.mock.calls.length);
  expect(asked.at(-1)).toBe(1);
  expect(asked.slice(0, -1).every((count) => count === 0)).toBe(true);
});

test('what has come once is there at once when the filters are cleared and set again', async () => {
  const chunks = chunksOf();
  const {result, rerender} = results(chunks);
  rerender({...NO_FILTERS, search: 'Recipe 249'});
  await waitFor(() => expect(result.current.matches).toBe(1));
  rerender(NO_FILTERS);
  rerender({...NO_FILTERS, search: 'Recipe 24'});
  expect(result.current.matches).toBe(11);
  await waitFor(() => expect(result.current.cards).toHaveLength(10));
});

test('what does not come says so, and can be asked for again', async () => {
  const chunks = chunksOf();
  chunks.index.mockRejectedValueOnce(new Error('offline'));
  const {result, rerender} = results(chunks);
  rerender({...NO_FILTERS, effort: 'High'});
  await waitFor(() => expect(result.current.failed).toBe(true));
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.cards).toHaveLength(10));
  expect(result.current).toMatchObject({matches: 125, failed: false});
});
