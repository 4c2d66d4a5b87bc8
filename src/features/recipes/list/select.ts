/** Recipes on one page of the list. */
export const PAGE_SIZE = 10;

/** One page of a list, the page number pulled into 1..last, and the number of pages (at least 1). */
export function paginate<T>(items: readonly T[], page: number): {items: T[]; page: number; pages: number} {
  const pages = Math.max(1, Math.ceil(items.length / PAGE_SIZE));
  const current = Math.min(Math.max(1, page), pages);
  return {items: items.slice((current - 1) * PAGE_SIZE, current * PAGE_SIZE), page: current, pages};
}
