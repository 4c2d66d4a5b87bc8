import path from 'node:path';
import type {Recipe} from '../../../data/recipes/schema';
import {toRecipeCard, toIndexEntry} from '../../../data/recipes/types';
import {NO_FILTERS} from '../../../features/recipes/list/filters';
import type {Library} from '../../../features/recipes/list/library';
import {PAGE_SIZE} from '../../../features/recipes/list/select';
import {sortRecipes} from '../../../features/recipes/list/sort';
import {recipePath} from '../../../config/paths';
import {synonymsIn, type Synonyms} from '../../../features/search/synonyms';

/** The data of the list page, and the cards that it loads later, page by page. */
export function listData(
  recipes: readonly Recipe[],
  synonyms: Omit<Synonyms, 'uncovered'>,
): {data: Omit<Library, 'pages'>; pages: ReturnType<typeof toRecipeCard>[][]} {
  const also = synonymsIn(synonyms);
  const sorted = sortRecipes(recipes, NO_FILTERS.sort);
  const cards = sorted.map(toRecipeCard);
  const pages = Array.from({length: Math.ceil(cards.length / PAGE_SIZE)}, (_, page) =>
    cards.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE),
  );
  const days = recipes.flatMap(({published, history = []}) => [published, ...history.map(({on}) => on)]);
  return {
    data: {
      index: sorted.map((recipe) => {
        const {id, name, description, objective, channels, buyingCycle} = recipe;
        const said = [name, description, objective, ...channels, buyingCycle].join(', ');
        const words = also(said, recipePath(id));
        return {...toIndexEntry(recipe), also: words};
      }),
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
