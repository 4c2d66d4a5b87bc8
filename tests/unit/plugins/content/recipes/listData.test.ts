import {chunksModule, listData} from '@site/src/plugins/content/recipes/listData';
import {CHUNK_SIZE, INDEX_PAGE_SIZE, ONE_MODULE_LIMIT} from '@site/src/features/recipes/list/library';
import {recipe} from '../../../support/recipes';

const library = (size: number) =>
  Array.from({length: size}, (_, index) =>
    recipe({
      id: `r-${10_000 + index}`,
      name: `Recipe ${10_000 + index}`,
      published: index === 2 ? '2025-03-04' : '2025-01-01',
      history: index === 3 ? [{on: '2025-09-02', change: 'A clearer third step'}] : [],
    }),
  );

test('a small library is one module with every card', () => {
  const {cards, facts, later, indexPages} = listData(library(ONE_MODULE_LIMIT));
  expect(cards).toHaveLength(ONE_MODULE_LIMIT);
  expect(facts).toEqual({
    total: ONE_MODULE_LIMIT,
    updated: '2025-09-02',
    squares: {'Low High': ONE_MODULE_LIMIT},
    indexPages: 0,
  });
  expect(later.size).toBe(0);
  expect(indexPages).toEqual([]);
});

test('of a large one the page holds the first cards alone, whatever its size', () => {
  const sizes = [1_000, 5_000].map((size) => {
    const {cards, facts} = listData(library(size));
    expect(cards).toHaveLength(10);
    return JSON.stringify([cards, {...facts, total: 0, squares: 0, indexPages: 0}]).length;
  });
  expect(sizes[0]).toBe(sizes[1]);
});

test('what is loaded later holds every recipe once, in the order of the index, and so do the index pages', () => {
  const size = 1_234;
  const {later, indexPages, facts} = listData(library(size));
  const [index, ...chunks] = [...later.values()] as {id: string}[][];
  expect(index).toHaveLength(size);
  expect(chunks).toHaveLength(Math.ceil(size / CHUNK_SIZE));
  expect(chunks.flat().map(({id}) => id)).toEqual(index?.map(({id}) => id));
  expect(indexPages).toHaveLength(Math.ceil(size / INDEX_PAGE_SIZE));
  expect(facts.indexPages).toBe(indexPages.length);
  expect(new Set(indexPages.flatMap(({recipes}) => recipes.map(({id}) => id))).size).toBe(size);
  expect(chunksModule(later)).toContain("cards: [\n    () => import('./cards-0.json'),");
});
