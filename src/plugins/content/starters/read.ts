import type {Starter} from '../../../data/plans/starter';
import {itemsOf} from '../collection';
import {publishedRecipes} from '../recipes/read';
import {starters as collection} from './collection';

/** The starter plans that this build has: a plan is left out until each of its recipes is published. */
export function publishedStarters(siteDir: string): Starter[] {
  const shown = new Set(publishedRecipes(siteDir).map(({id}) => id));
  return itemsOf(siteDir, collection).filter((plan) =>
    [...plan.recipes, ...(plan.decided ?? [])].every(({id}) => shown.has(id)),
  );
}
