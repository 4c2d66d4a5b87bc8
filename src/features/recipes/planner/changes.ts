import type {PlanAddress} from '../plan/address';

type Wish = PlanAddress & {recipes: readonly string[]};

const without = (ids: readonly string[], ...out: readonly string[]) => ids.filter((id) => !out.includes(id));

/** A plan with more recipes, each once. */
export const added = ({recipes}: Wish, ids: readonly string[]): Partial<PlanAddress> => ({
  recipes: [...new Set([...recipes, ...ids])],
});

/** A plan without some of its recipes. */
export const removed = ({recipes, first}: Wish, ids: readonly string[]) => ({
  recipes: without(recipes, ...ids),
  first: without(first, ...ids),
});

/** A plan that begins with a recipe, or no longer does. */
export const pinned = ({first}: Wish, id: string): Partial<PlanAddress> => ({
  first: first.includes(id) ? without(first, id) : [id, ...first],
});

/** A plan for which a recipe counts as decided, or no longer does. */
export const decided = ({decided: before}: Wish, id: string): Partial<PlanAddress> => ({
  decided: before.includes(id) ? without(before, id) : [...before, id],
});
