import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {withAge} from '../../../data/evidence/age';
import {toMarkdown} from '../../../data/recipes/markdown';
import type {Recipe} from '../../../data/recipes/schema';
import {withCalculators} from '../../../features/calculators/embed/words';
import {CALCULATORS_PATH} from '../../../features/calculators/paths';
import {LIST_PATH, recipePath} from '../../../features/recipes/paths';
import {absoluteIn, routeOf} from '../../lib/address';
import {buildDay} from '../../lib/buildDay';
import {dataModule} from '../../lib/dataModule';
import {writeStale} from '../../lib/generated';
import {FILE_CONCURRENCY, mapConcurrently} from '../../lib/mapConcurrently';
import {throwAny} from '../../lib/problems';
import {unpublished} from '../../lib/unpublished';
import {readSynonyms, SYNONYMS_FILE} from '../../lib/synonyms';
import {applyChanges, findChanges, NOTES_DIR, stalePages} from './generate';
import {heads, HEADS_FILE} from './heads';
import {listData, pagesModule} from './listData';
import {publishedOf, readRecipes, RECIPES_DIR} from './read';
import {PAPERS_DIR} from './references';

/**
 * Recipes: reads and checks `src/data/recipes`, keeps the generated pages fresh while writing, adds the list
 * page with its cards, and writes each recipe's Markdown file.
 */
export default function recipesPlugin(context: LoadContext): Plugin<Recipe[]> {
  const {siteDir, baseUrl} = context;
  /**
   * One list for as long as `npm start` runs: the pages that are generated after an edit make Docusaurus load the docs
   * again beside this plugin, with the content that it had before.
   */
  const recipes: Recipe[] = [];
  return {
    name: 'recipes',

    getPathsToWatch: () => [
      `${RECIPES_DIR}/*.{yaml,yml}`,
      `${NOTES_DIR}/*.mdx`,
      `${PAPERS_DIR}/**`,
      SYNONYMS_FILE,
    ],

    loadContent() {
      recipes.splice(0, recipes.length, ...readRecipes(siteDir));
      const changes = findChanges(siteDir, recipes);
      if (process.env.NODE_ENV === 'development') {
        applyChanges(siteDir, changes);
        writeStale(siteDir, new Map([[HEADS_FILE, heads(recipes)]]));
      } else {
        throwAny(stalePages(changes));
      }
      return recipes;
    },

    async contentLoaded({content, actions}) {
      const {data, pages} = listData(publishedOf(content), readSynonyms(siteDir));
      const json = (name: string, value: unknown) =>
        dataModule(siteDir, actions, name, JSON.stringify(value));
      const files = pages.map((_, page) => `cards-${page}.json`);
      await Promise.all(pages.map((cards, page) => json(`cards-${page}.json`, cards)));
      actions.addRoute({
        path: routeOf(baseUrl, LIST_PATH),
        component: '@site/src/features/recipes/list/RecipeListPage',
        modules: {
          data: await json('list.json', data),
          pages: await dataModule(siteDir, actions, 'pages.js', pagesModule(files)),
        },
        exact: true,
      });
    },

    async postBuild({outDir, content}) {
      const dir = path.join(outDir, LIST_PATH);
      const absolute = absoluteIn(context);
      await fs.promises.mkdir(dir, {recursive: true});
      await mapConcurrently(publishedOf(content), FILE_CONCURRENCY, async (recipe) => {
        const addresses = {
          page: absolute(recipePath(recipe.id)),
          papers: absolute(`/papers/${recipe.id}`),
          calculators: absolute(CALCULATORS_PATH),
        };
        const text = toMarkdown(withCalculators(withAge(recipe, buildDay())), addresses);
        await fs.promises.writeFile(path.join(dir, `${recipe.id}.md`), text);
      });
      for (const {id} of unpublished(siteDir, 'recipe')) {
        await fs.promises.rm(path.join(outDir, 'papers', id), {recursive: true, force: true});
      }
    },
  };
}
