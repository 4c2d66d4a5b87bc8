import path from 'node:path';
import type {Recipe} from '../../../data/recipes/schema';
import {NO_FILTERS} from '../../../features/recipes/list/filters';
import {indexEntryOf, type Library, type ListCard, listCardOf} from '../../../features/recipes/list/library';
import {PAGE_SIZE} from '../../../features/recipes/list/select';
import {sortRecipes} from '../../../features/recipes/list/sort';
/** The data of the list page, and the cards that it loads later, page by page. */
export function listData(recipes: readonly Recipe[]): {data: Omit<Library, 'pages'>; pages: ListCard[][]} {
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  const index = sortRecipes(recipes.map(indexEntryOf), NO_FILTERS.sort);
  const sorted = index.flatMap(({id}) => byId.get(id) ?? []);
  const cards = sorted.map(listCardOf);
  const pages = Array.from({length: Math.ceil(cards.length / PAGE_SIZE)}, (_, page) =>
    cards.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE),
  );
  const days = recipes.flatMap(({published, reviewed}) => [published, reviewed.on]);
  return {
    data: {
      index,
      first: pages[0] ?? [],
      updated: days.sort().at(-1) ?? '',
    },
    pages,
  };
}

/** The text of the module that loads the cards by page, from the files of these names, which name the scripts, too. */
export const pagesModule = (files: readonly string[]): string => {
  const loads = files.map(
    (file) => `  () => import(/* webpackChunkName: '${path.parse(file).name}' */ './${file}'),\n`,
  );
  return `export default [\n${loads.join('')}];\n`;
};
