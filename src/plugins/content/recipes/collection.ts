import {type Recipe, recipeSchema} from '../../../data/recipes/schema';
import {LIST_PATH, recipePath} from '../../../config/paths';
import {textOf} from '../../lib/generated';
import type {Collection} from '../collection';
import {docsOf} from './doc';
import {recipePages} from './pages';
import {NOTES_DIR, PAPERS_DIR, recipeProblems} from './references';
import {recipeTitle} from '../../../data/recipes/page';

/** Growth recipes. The text of each is a generated doc: `doc.ts`. */
export const recipes: Collection<Recipe> = {
  name: 'recipe',
  title: 'A recipe',
  files: 'src/data/recipes/*.yaml',
  watch: [`${NOTES_DIR}/*.mdx`, `${PAPERS_DIR}/**`],
  schema: () => recipeSchema,
  tag: 'RecipeCard',
  unique: ['id', 'name'],
  body: ({id}, siteDir) => textOf(siteDir, `${NOTES_DIR}/${id}.mdx`),
  problems: recipeProblems,
  follows: (siteDir) => docsOf(siteDir),
  path: ({id}) => recipePath(id),
  pages: () => [LIST_PATH],
  routes: (site) => recipePages(site),
  pageTitle: (recipe) => ({
    at: recipe.page === undefined ? ['name'] : ['page', 'title'],
    title: recipeTitle(recipe),
  }),
  link: ({name}) => name,

  output: async (site) => (await import('./library')).libraryFiles(site),
};
