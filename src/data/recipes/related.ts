import {byCodeUnit} from '../../lib/byCodeUnit';
import type {Recipe} from './schema';

const MAX_RELATED = 4;

/** How near two recipes are: shared channels count most, then the stage. */
function nearness(a: Recipe, b: Recipe): number {
  const shared = a.channels.filter((channel) => b.channels.includes(channel)).length;
  return shared * 2 + (a.buyingCycle === b.buyingCycle ? 1 : 0);
}

/**
 * Gives a function that finds up to four other recipes for a reader of one: the ones it links to, then the ones that
 * link to it, then the nearest by channel and stage; ties by id, so that the result never depends on file order. What
 * many recipes ask for is worked out once: they have few combinations of channels and stage.
 */
export function relatedAmong(all: readonly Recipe[]): (recipe: Recipe) => Recipe[] {
  const byId = new Map(all.map((recipe) => [recipe.id, recipe]));
  const linking = new Map<string, Recipe[]>();
  for (const recipe of all) {
    for (const id of recipe.related) {
      const others = linking.get(id) ?? [];
      others.push(recipe);
      linking.set(id, others);
    }
  }
  const ordered = [...all].sort((a, b) => byCodeUnit(a.id, b.id));
  const nearest = new Map<string, Recipe[]>();

  /** Enough of the nearest, though all others of the four and the recipe itself be among them. */
  function nearestTo(recipe: Recipe): Recipe[] {
    const key = JSON.stringify([recipe.channels, recipe.buyingCycle]);
    const known = nearest.get(key);
    if (known !== undefined) {
      return known;
    }
    const found = ordered
      .map((other) => ({other, near: nearness(recipe, other)}))
      .filter(({near}) => near > 0)
      .sort((a, b) => b.near - a.near)
      .slice(0, 2 * MAX_RELATED)
      .map(({other}) => other);
    nearest.set(key, found);
    return found;
  }

  return (recipe) => {
    const linked = recipe.related.flatMap((id) => byId.get(id) ?? []);
    const back = linking.get(recipe.id) ?? [];
    const near = nearestTo(recipe).filter(({id}) => id !== recipe.id);
    return [...new Set([...linked, ...back, ...near])].slice(0, MAX_RELATED);
  };
}
