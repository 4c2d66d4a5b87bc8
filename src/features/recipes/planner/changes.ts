import type {PlanAddress} from '../plan/address';

type Wish = PlanAddress & {recipes: readonly string[]};

const without = (ids: readonly string[], id: string) => ids.filter((other) => other !== id);

/** A plan with more recipes, each once. */
export const added = ({recipes}: Wish, ids: readonly string[]): Partial<PlanAddress> => ({
  recipes: [...new Set([...recipes, ...ids])],
});

/** A plan without a recipe. */
export const removed = ({recipes, first}: Wish, id: string): Partial<PlanAddress> => ({
  recipes: without(recipes, id),
  first: without(first, id),
});

/** A plan that begins with a recipe, or no longer does. */
export const pinned = ({first}: Wish, id: string): Partial<PlanAddress> => ({
  first: first.includes(id) ? without(first, id) : [id, ...first],
});

/** A plan for which a recipe counts as decided, or no longer does. */
export const decided = ({decided: before}: Wish, id: string): Partial<PlanAddress> => ({
  decided: before.includes(id) ? without(before, id) : [...before, id],
});
