import type {Level} from '../../../data/recipes/taxonomy';
import type {IndexEntry} from './library';

/** Recipes on one page of the list. */
export const PAGE_SIZE = 10;

/** How many recipes are in each square of the impact and effort map, by `squareKey`. */
export type Squares = ReadonlyMap<string, number>;

/** The key of a square of the impact and effort map. */
export const squareKey = (effort: Level, impact: Level): string => `${effort} ${impact}`;

/** How many of the recipes are in each square of the impact and effort map. */
export function squareCounts(recipes: readonly IndexEntry[]): Squares {
  const counts = new Map<string, number>();
  for (const {effortLevel, expectedImpact} of recipes) {
    const key = squareKey(effortLevel, expectedImpact);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** One page of a list, the page number pulled into 1..last, and the number of pages (at least 1). */
export function paginate<T>(items: readonly T[], page: number): {items: T[]; page: number; pages: number} {
  const pages = Math.max(1, Math.ceil(items.length / PAGE_SIZE));
  const current = Math.min(Math.max(1, page), pages);
  return {items: items.slice((current - 1) * PAGE_SIZE, current * PAGE_SIZE), page: current, pages};
}
