import {withAge} from '../../../data/evidence/age';
import {advisorPath} from '../../../config/paths';
import type {ShownRecipe} from '../../../data/recipes/page';
import type {Person} from '../../../data/recipes/skill';
import type {Recipe} from '../../../data/recipes/schema';
import {withCalculators} from '../../../features/calculators/embed/answered';
import {buildDay} from '../../lib/buildDay';
import {itemsOf} from '../collection';
import {advisors} from '../people/advisors';
import type {Site} from '../routes';

/** Who answers for a recipe, with the address of the page about them. */
export function whoIs(
  {siteDir, absolute}: Pick<Site, 'siteDir' | 'absolute'>,
  {by}: Pick<Recipe, 'by'>,
): Person {
  const {name, title} = itemsOf(siteDir, advisors).find(({id}) => id === by) ?? {name: by, title: ''};
  return {name, title, url: absolute(advisorPath(by))};
}

/** A recipe with the answers of its calculators and the age of its review. */
export const shownRecipe = (recipe: Recipe): ShownRecipe => withCalculators(withAge(recipe, buildDay()));
