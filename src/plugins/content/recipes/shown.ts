import {withAge} from '../../../data/evidence/age';
import type {ShownRecipe} from '../../../data/recipes/page';
import type {Recipe} from '../../../data/recipes/schema';
import {withCalculators} from '../../../features/calculators/embed/answered';
import {buildDay} from '../../lib/buildDay';
import {itemsOf} from '../collection';
import {advisors} from '../people/advisors';

/** Who answers for a recipe, in words: name and role. */
export function whoIs(siteDir: string, {by}: Pick<Recipe, 'by'>): string {
  const who = itemsOf(siteDir, advisors).find(({id}) => id === by);
  return who === undefined ? by : `${who.name}, ${who.title}`;
}

/** A recipe with the answers of its calculators and the age of its review. */
export const shownRecipe = (recipe: Recipe): ShownRecipe => withCalculators(withAge(recipe, buildDay()));
