import type {Recipe} from '../../../data/recipes/schema';
import {toCard, toIndexEntry, toSummary} from '../../../data/recipes/types';
import {NO_FILTERS} from '../../../features/recipes/list/filters';
import {
  CHUNK_SIZE,
  INDEX_PAGE_SIZE,
  ONE_MODULE_LIMIT,
  type IndexPage,
  type LibraryFacts,
} from '../../../features/recipes/list/library';
import {PAGE_SIZE, squareCounts} from '../../../features/recipes/list/select';
import {sortRecipes} from '../../../features/recipes/list/sort';

function chunked<T>(items: readonly T[], size: number): T[][] {
  return Array.from({length: Math.ceil(items.length / size)}, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

/** The data of the list page and of what it loads later, by file name. */
export interface ListData {
  facts: LibraryFacts;
  /** Built into the page: every card of a small library, else those of the first page. */
  cards: ReturnType<typeof toCard>[];
  /** Files that a large library loads on demand; none for a small one. */
  later: Map<string, unknown>;
  indexPages: IndexPage[];
}

/** Divides the library: a small one is one module, of a large one the page holds no more than its first cards. */
export function listData(recipes: readonly Recipe[]): ListData {
  const large = recipes.length > ONE_MODULE_LIMIT;
  const byName = chunked(sortRecipes(recipes, 'name'), INDEX_PAGE_SIZE);
  return {
    facts: {
      total: recipes.length,
      updated:
        recipes
          .flatMap(({published, history = []}) => [published, ...history.map(({on}) => on)])
          .sort()
          .at(-1) ?? '',
      squares: Object.fromEntries(squareCounts(recipes)),
      indexPages: large ? byName.length : 0,
    },
    cards: (large ? sortRecipes(recipes, NO_FILTERS.sort).slice(0, PAGE_SIZE) : recipes).map(toCard),
    later: new Map<string, unknown>(
      large
        ? [
            ['index.json', recipes.map(toIndexEntry)],
            ...chunked(recipes, CHUNK_SIZE).map(
              (chunk, index) => [`cards-${index}.json`, chunk.map(toCard)] as const,
            ),
          ]
        : [],
    ),
    indexPages: large
      ? byName.map((page, index) => ({
          number: index + 1,
          pages: byName.length,
          recipes: page.map(toSummary),
        }))
      : [],
  };
}

/** The module that loads the files of `later`: `LibraryChunks`. */
export function chunksModule(later: ReadonlyMap<string, unknown>): string {
  const loaders = [...later.keys()].map((file) => `() => import('./${file}')`);
  const [index, ...cards] = loaders;
  return `export default {\n  index: ${index},\n  cards: [\n    ${cards.join(',\n    ')},\n  ],\n};\n`;
}
