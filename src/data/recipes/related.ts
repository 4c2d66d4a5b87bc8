import type {Recipe} from './schema';

const MAX_RELATED = 4;

/** How near two recipes are: shared channels count most, then the stage. */
function nearness(a: Recipe, b: Recipe): number {
  const shared = a.channels.filter((channel) => b.channels.includes(channel)).length;
  return shared * 2 + (a.buyingCycle === b.buyingCycle ? 1 : 0);
}

/**
 * Up to four other recipes for a reader of `recipe`: the ones it links to, then the ones that link to it,
 * then the nearest by channel and stage; ties by id, so that the result never depends on file order.
 */
export function relatedRecipes(recipe: Recipe, all: readonly Recipe[]): Recipe[] {
  const linked = recipe.related.flatMap((id) => all.find((other) => other.id === id) ?? []);
  const linking = all.filter((other) => other.related.includes(recipe.id));
  const near = all
    .filter((other) => other.id !== recipe.id && nearness(recipe, other) > 0)
    .sort((a, b) => nearness(recipe, b) - nearness(recipe, a) || a.id.localeCompare(b.id));
  return [...new Set([...linked, ...linking, ...near])].slice(0, MAX_RELATED);
}
