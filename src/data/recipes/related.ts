import {byCodeUnit} from '../../lib/byCodeUnit';
import type {Recipe} from './schema';

const MAX_RELATED = 4;

/** How near two recipes are: shared channels count most, then the stage. */
function nearness(a: Recipe, b: Recipe): number {
  const shared = a.channels.filter((channel) => b.channels.includes(channel)).length;
  return shared * 2 + (a.buyingCycle === b.buyingCycle ? 1 : 0);
}

/**
 * Up to four other recipes for a reader of one: those it links to, then those that link to it, then the nearest by channel
 * and stage; ties by id, so that the result never depends on the order of files.
 */
export function relatedTo(recipe: Recipe, all: readonly Recipe[]): Recipe[] {
  const linked = recipe.related.flatMap((id) => all.find((other) => other.id === id) ?? []);
  const linking = all.filter(({related}) => related.includes(recipe.id));
  const nearest = all
    .map((other) => ({other, near: nearness(recipe, other)}))
    .filter(({other, near}) => near > 0 && other.id !== recipe.id)
    .sort((a, b) => b.near - a.near || byCodeUnit(a.other.id, b.other.id))
    .map(({other}) => other);
  return [...new Set([...linked, ...linking, ...nearest])].slice(0, MAX_RELATED);
}
