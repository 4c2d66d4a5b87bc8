import fs from 'node:fs';
import path from 'node:path';
import {LIST_PATH, recipePath} from '../../../config/paths';
import {withAge} from '../../../data/evidence/age';
import {cardOf, inOneLine} from '../../../data/recipes/card';
import {ROUTE_FIELDS, recipeTitle, type RecipePageData, type ShownRecipe} from '../../../data/recipes/page';
import {type Paper, sizeInWords} from '../../../data/recipes/paper';
import {knownOf} from '../../../data/recipes/stamp';
import {relatedTo} from '../../../data/recipes/related';
import type {Recipe} from '../../../data/recipes/schema';
import {CHANNEL_HUE} from '../../../data/recipes/taxonomy';
import {answerCalculator} from '../../../features/calculators/embed/answered';
import {NO_FILTERS} from '../../../features/recipes/list/filters';
import {indexEntryOf, type Library, listCardOf} from '../../../features/recipes/list/library';
import {PAGE_SIZE, sortRecipes} from '../../../features/recipes/list/results';
import {pick} from '../../../lib/record';
import {buildDay} from '../../lib/buildDay';
import {defineKind, type Content, type Page} from '../kind';
import {linksToPositions} from '../positions';
import {DOCS_DIR} from './doc';
import {lastChange, recipesInOrder} from './read';
import {NOTES_DIR, PAPERS_DIR, RECIPES_DIR} from './references';

/** A recipe with the answers of its calculators and the age of its review. */
export const shownRecipe = (recipe: Recipe): ShownRecipe => ({
  ...withAge(recipe, buildDay()),
  calculators: recipe.calculators?.flatMap(answerCalculator),
});

/** Bytes; nothing for a file that is not there, which the check names. */
const sizeOf = (file: string) => fs.statSync(file, {throwIfNoEntry: false})?.size ?? 0;

/** The files to download of a recipe or a hub, with their sizes. */
export const papersOf = (siteDir: string, {id, papers = []}: Pick<Recipe, 'id' | 'papers'>): Paper[] =>
  papers.map((paper) => ({
    ...paper,
    size: sizeInWords(sizeOf(path.join(siteDir, PAPERS_DIR, id, paper.file))),
  }));

/** What the social card of a recipe's page shows, and the search's filters know of it. */
function recipeMetadata(recipe: Recipe): Pick<Page, 'card' | 'facets'> {
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
function listPage(recipes: readonly Recipe[]): Page {
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
  return {
    path: LIST_PATH,
    section: 'library',
    kind: 'recipe list',
    component: '@site/src/features/recipes/list/RecipeListPage',
    modules: {data: 'list.json', loadCards: 'cards.js'},
    data: {
      'list.json': JSON.stringify(first),
      'cards.json': JSON.stringify(cards),
      'cards.js': "export default () => import(/* webpackChunkName: 'recipe-cards' */ './cards.json');\n",
    },
  };
}

/** The list, and the page of each recipe: its text is the doc that was generated from it. */
function recipePages(content: Content): Page[] {
  const recipes = content.items('recipe');
  const advisors = content.items('advisor');
  const positionsOf = linksToPositions(content);
  return [
    listPage(recipes),
    ...recipes.map((recipe) => {
      const by = advisors.find(({id}) => id === recipe.by);
      const props: RecipePageData = {
        recipe: pick(shownRecipe(recipe), ROUTE_FIELDS),
        known: knownOf(recipe.evidence),
        tasks: recipe.steps.map((step) => step.do),
        by: by === undefined ? null : pick(by, ['id', 'name', 'title']),
        related: relatedTo(recipe, recipes).map(cardOf),
        atSteps: recipe.steps.flatMap(({paper, calculator}) => [paper ?? [], calculator ?? []].flat()),
        papers: papersOf(content.siteDir, recipe),
        positions: positionsOf(recipe),
      };
      return {
        path: recipePath(recipe.id),
        section: 'recipes' as const,
        kind: 'recipe',
        title: {text: recipeTitle(recipe), id: recipe.id, at: ['name']},
        component: '@site/src/features/recipes/detail/RecipePage',
        modules: {content: `@site/${DOCS_DIR}/${recipe.id}.mdx`},
        ...recipeMetadata(recipe),
        props: {...props},
      };
    }),
  ];
}

/** Growth recipes. The text of each is a generated doc: `doc.ts`. */
export const recipes = defineKind({
  name: 'recipe',
  files: `${RECIPES_DIR}/*.yaml`,
  routes: recipePages,
});

/** The notes on recipes: each has the id of its recipe, and no fields. */
export const notes = defineKind({name: 'note', files: `${NOTES_DIR}/*.mdx`});
