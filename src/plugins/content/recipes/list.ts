import {indexPath, LIST_PATH} from '../../../features/recipes/paths';
import {readSynonyms} from '../../lib/synonyms';
import type {Page, Site} from '../routes';
import {chunksModule, listData} from './listData';
import {publishedRecipes} from './read';

/** The list of all recipes, and the plain index that a large library has. */
export async function listPages({siteDir, data}: Site): Promise<Page[]> {
  const {facts, cards, later, indexPages} = listData(publishedRecipes(siteDir));
  const json = (name: string, value: unknown) => data(name, JSON.stringify(value));
  for (const [name, value] of later) {
    await json(name, value);
  }
  const list: Page = {
    path: LIST_PATH,
    component: '@site/src/features/recipes/list/RecipeListPage',
    modules: {
      data: await json('list.json', {recipes: cards, library: facts, synonyms: readSynonyms(siteDir)}),
      ...(later.size > 0 && {chunks: await data('chunks.js', chunksModule(later))}),
    },
  };
  const index = await Promise.all(
    indexPages.map(async (page) => ({
      path: indexPath(page.number),
      component: '@site/src/features/recipes/list/IndexPage',
      modules: {page: await json(`all-${page.number}.json`, page)},
    })),
  );
  return [list, ...index];
}
