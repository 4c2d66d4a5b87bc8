import {LIST_PATH} from '../../../config/paths';
import {readSynonyms} from '../../lib/synonyms';
import type {Page, Site} from '../routes';
import {listData, pagesModule} from './listData';
import {publishedRecipes} from './read';

/** The list of all recipes. */
export async function listPages({siteDir, data}: Site): Promise<Page[]> {
  const list = listData(publishedRecipes(siteDir), readSynonyms(siteDir));
  const files = list.pages.map((_, page) => `cards-${page}.json`);
  await Promise.all(list.pages.map((cards, page) => data(`cards-${page}.json`, JSON.stringify(cards))));
  return [
    {
      path: LIST_PATH,
      component: '@site/src/features/recipes/list/RecipeListPage',
      modules: {
        data: await data('list.json', JSON.stringify(list.data)),
        pages: await data('pages.js', pagesModule(files)),
      },
    },
  ];
}
