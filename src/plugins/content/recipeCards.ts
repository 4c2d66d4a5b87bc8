import {cardOf, type RecipeCard} from '../../data/recipes/card';
import type {Recipe} from '../../data/recipes/schema';
import {tagsOf} from '../lib/mdx/tags';
import type {Problem} from '../lib/problems';
import {lineOf} from '../lib/text';
import type {Content, Entry} from './kind';

const cardTags = (text: string) => tagsOf(text, 'RecipeCard');

/** What the recipe cards of a text show, by id. */
export function namedRecipes(text: string, recipes: readonly Recipe[]): Record<string, RecipeCard> {
  const ids = new Set(cardTags(text).map(({id}) => id));
  return Object.fromEntries(
    recipes.filter(({id}) => ids.has(id)).map((recipe) => [recipe.id, cardOf(recipe)]),
  );
}

/** Cards of an article that name no recipe. */
export const unknownCards = (
  {file, body, bodyLine}: Pick<Entry, 'file' | 'body' | 'bodyLine'>,
  ids: ReadonlySet<string | undefined> | undefined,
): Problem[] =>
  cardTags(body)
    .filter(({id}) => ids?.has(id) !== true)
    .map(({id, index}) => ({
      file,
      line: bodyLine + lineOf(body, index) - 1,
      field: '<RecipeCard>',
      value: id,
      problem:
        'names no recipe. Use the id of a file in src/data/recipes, without .yaml, as in <RecipeCard id="pmax-cold-traffic-magnet" />.',
    }));

/** Recipe cards in articles that name no recipe. */
export const recipeCardProblems = (content: Content): Problem[] =>
  content.entries('article').flatMap((entry) => unknownCards(entry, content.read('recipe').ids));
