import {type Recipe, recipeSchema} from '../../../data/recipes/schema';
import {LIST_PATH, recipePath} from '../../../config/paths';
import {keepFigures} from '../../../lib/keepFigures';
import {textOf} from '../../lib/generated';
import type {Collection} from '../collection';
import {docsOf} from './generate';
import {allRecipes} from './read';
import {circleProblems, NOTES_DIR, paperProblems, PAPERS_DIR, unplannedNeeds} from './references';
import type {Page, Site} from '../routes';
import {listData, pagesModule} from './listData';
import {recipeTitle} from '../../../data/recipes/page';

/** The list of all recipes. */
async function listPages({siteDir, data}: Site): Promise<Page[]> {
  const list = listData(allRecipes(siteDir));
  const files = list.pages.map((_, page) => `cards-${page}.json`);
  await Promise.all(
    list.pages.map((cards, page) => data(`cards-${page}.json`, keepFigures(JSON.stringify(cards)))),
  );
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

/** Growth recipes. The page of each is a doc: `docs.ts`. */
export const recipes: Collection<Recipe> = {
  name: 'recipe',
  title: 'A recipe',
  files: 'src/data/recipes/*.yaml',
  watch: [`${NOTES_DIR}/*.mdx`, `${PAPERS_DIR}/**`],
  schema: () => recipeSchema,
  tag: 'RecipeCard',
  unique: ['id', 'name'],
  body: ({id}, siteDir) => textOf(siteDir, `${NOTES_DIR}/${id}.mdx`),
  problems: (entries, siteDir) => [
    ...entries.flatMap((entry) => paperProblems(entry, siteDir)),
    ...unplannedNeeds(entries),
    ...circleProblems(entries),
  ],
  check: async (entries, siteDir) => (await import('./check')).recipeChecks(entries, siteDir),
  follows: (siteDir) => docsOf(siteDir),
  path: ({id}) => recipePath(id),
  pages: () => [LIST_PATH],
  routes: (site) => listPages(site),
  pageTitle: (recipe) => ({
    at: recipe.page === undefined ? ['name'] : ['page', 'title'],
    title: recipeTitle(recipe),
  }),
  link: ({name}) => name,

  output: async (site) => (await import('../catalogue/files')).libraryFiles(site),
};
