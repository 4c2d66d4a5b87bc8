import {keepFigures} from '../../lib/keepFigures';
import {cardOf, type RecipeCard} from './card';
import type {Recipe} from './schema';
import type {Channel} from './taxonomy';

/** A recipe as a page of its own kind links to it. */
export interface RecipeLink extends Pick<RecipeCard, 'id' | 'name' | 'facts'> {
  /** The first channel. */
  channel: Channel | undefined;
  /** Days of set-up, and of running until the first decision. */
  days?: readonly [setUp: number, runs: number] | undefined;
}

export function linkOf(recipe: Recipe): RecipeLink {
  const {id, name, channels, plan} = recipe;
  const days = plan && ([plan.setUpDays, plan.runsDays] as const);
  return {id, name, facts: cardOf(recipe).facts.map(keepFigures), channel: channels[0], days};
}
