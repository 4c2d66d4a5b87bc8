import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {LIST_PATH, recipePath} from '../../../config/paths';
import {withAge} from '../../../data/evidence/age';
import {cardOf, inOneLine} from '../../../data/recipes/card';
import {BESIDE_TEXT, type RecipePageData, type ShownRecipe} from '../../../data/recipes/page';
import {type Paper, sizeInWords} from '../../../data/recipes/paper';
import {relatedTo} from '../../../data/recipes/related';
import {recipeSchema} from '../../../data/recipes/rules';
import type {Recipe} from '../../../data/recipes/schema';
import {CHANNEL_HUE} from '../../../data/recipes/taxonomy';
import {shown} from '../../../features/calculators/embed/answered';
import {NO_FILTERS} from '../../../features/recipes/list/filters';
import {indexEntryOf, type Library, listCardOf} from '../../../features/recipes/list/library';
import {PAGE_SIZE, sortRecipes} from '../../../features/recipes/list/results';
import {pick} from '../../../lib/record';
import {buildDay} from '../../lib/buildDay';
import type {PageMetadata} from '../../lib/pageMetadata';
import {defineKind, type Page, type Site} from '../kind';
import {linksToPositions} from '../positions';
import {DOCS_DIR} from './doc';
import {lastChange, recipesInOrder} from './read';
import {NOTES_DIR, PAPERS_DIR, RECIPES_DIR} from './references';

/** A recipe with the answers of its calculators and the age of its review. */
export const shownRecipe = (recipe: Recipe): ShownRecipe => ({
  ...withAge(recipe, buildDay()),
  calculators: recipe.calculators?.flatMap(shown),
});

/** The files to download of a recipe or a hub, with their sizes. */
export const papersOf = (siteDir: string, {id, papers = []}: Pick<Recipe, 'id' | 'papers'>): Paper[] =>
  papers.map((paper) => ({
    ...paper,
    size: sizeInWords(fs.statSync(path.join(siteDir, PAPERS_DIR, id, paper.file)).size),
  }));

/** What the social card of a recipe's page shows, and the search's filters know of it. */
function recipeMetadata(recipe: Recipe): PageMetadata {
  const {name, number, channels, facts, stamp} = cardOf(recipe);
  const [channel] = channels;
  return {
    facets: {channels, stage: recipe.buyingCycle, number, stamp},
    card: {
      title: name,
      section: 'Growth recipe',
      note: inOneLine(facts),
      ...(channel !== undefined && {hue: CHANNEL_HUE[channel]}),
      number,
      stamp,
    },
  };
}

/** The list: its page has an index of all recipes and the cards of the first page, and loads the others by need. */
async function listPage({data}: Site, recipes: readonly Recipe[]): Promise<Page> {
  const index = sortRecipes(recipes.map(indexEntryOf), NO_FILTERS.sort);
  const cards = recipesInOrder(
    index.map(({id}) => id),
    recipes,
  ).map(listCardOf);
  const first: Omit<Library, 'loadCards'> = {
    index,
    first: cards.slice(0, PAGE_SIZE),
    updated: lastChange(recipes) ?? '',
  };
  await data('cards.json', JSON.stringify(cards));
  return {
    path: LIST_PATH,
    component: '@site/src/features/recipes/list/RecipeListPage',
    modules: {
      data: await data('list.json', JSON.stringify(first)),
      loadCards: await data(
        'cards.js',
        "export default () => import(/* webpackChunkName: 'recipe-cards' */ './cards.json');\n",
      ),
    },
  };
}

/** The list, and the page of each recipe: its text is the doc that was generated from it. */
async function recipePages(site: Site): Promise<Page[]> {
  const recipes = site.items('recipe');
  const advisors = site.items('advisor');
  const positionsOf = linksToPositions(site);
  return [
    await listPage(site, recipes),
    ...recipes.map((recipe) => {
      const by = advisors.find(({id}) => id === recipe.by);
      const props: RecipePageData = {
        recipe: pick(shownRecipe(recipe), BESIDE_TEXT),
        tasks: recipe.steps.map((step) => step.do),
        by: by === undefined ? null : pick(by, ['id', 'name', 'title']),
        related: relatedTo(recipe, recipes).map(cardOf),
        atSteps: recipe.steps.flatMap(({paper, calculator}) => [paper ?? [], calculator ?? []].flat()),
        papers: papersOf(site.siteDir, recipe),
        positions: positionsOf(recipe),
      };
      return {
        path: recipePath(recipe.id),
        component: '@site/src/features/recipes/detail/RecipePage',
        modules: {content: `@site/${DOCS_DIR}/${recipe.id}.mdx`},
        metadata: recipeMetadata(recipe),
        props: {...props},
      };
    }),
  ];
}

/** Growth recipes. The text of each is a generated doc: `doc.ts`. */
export const recipes = defineKind({
  name: 'recipe',
  files: `${RECIPES_DIR}/*.yaml`,
  schema: recipeSchema,
  routes: recipePages,
});

/** The notes on recipes: each has the id of its recipe, and no fields. */
export const notes = defineKind({name: 'note', files: `${NOTES_DIR}/*.mdx`, schema: z.strictObject({})});
