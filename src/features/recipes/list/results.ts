import {LEVELS, STAGES, type Level} from '../../../data/recipes/taxonomy';
import {byCodeUnit} from '../../../lib/byCodeUnit';
import {plainText} from '../../../lib/plainText';
import {filterBy} from '../../../shell/facets/facet';
import {FACETS} from './facets';
import type {Filters, Sort} from './filters';
import type {IndexEntry} from './library';

/** Recipes on one page of the list. */
export const PAGE_SIZE = 10;

const rank = (level: Level) => LEVELS.indexOf(level);
const byName = (a: IndexEntry, b: IndexEntry) => byCodeUnit(a.name.toLowerCase(), b.name.toLowerCase());
const byImpact = (a: IndexEntry, b: IndexEntry) => rank(b.expectedImpact) - rank(a.expectedImpact);
const byEffort = (a: IndexEntry, b: IndexEntry) => rank(a.effortLevel) - rank(b.effortLevel);
const byDays = (a: IndexEntry, b: IndexEntry) => (a.setUpDays ?? Infinity) - (b.setUpDays ?? Infinity) || 0;

const ORDERS: Record<Sort, (a: IndexEntry, b: IndexEntry) => number> = {
  recommended: (a, b) => byImpact(a, b) + byEffort(a, b) || byImpact(a, b) || byName(a, b),
  quickest: (a, b) => byDays(a, b) || byImpact(a, b) || byName(a, b),
  impact: (a, b) => byImpact(a, b) || byEffort(a, b) || byName(a, b),
  name: byName,
};

/**
 * The recipes in the chosen order. Recommended takes one from each buying-cycle stage in turn, the best impact for its
 * effort first within each, so that every page of the list covers the whole cycle.
 */
export function sortRecipes(recipes: readonly IndexEntry[], sort: Sort): IndexEntry[] {
  const sorted = [...recipes].sort(ORDERS[sort]);
  if (sort !== 'recommended') {
    return sorted;
  }
  const queues = STAGES.map((stage) => sorted.filter(({buyingCycle}) => buyingCycle === stage));
  return sorted.flatMap((_, turn) => queues.flatMap((queue) => queue[turn] ?? []));
}

/** A text without what a visitor may type either way: hyphens and spaces, besides plainText. */
const plain = (text: string): string => plainText(text).replace(/[\s\p{Pd}]/gu, '');

/** Whether name, description or objective holds a search as it was typed (spec 1, section 5), or a channel or the id does. */
const isFound = (search: string, {id, name, description, objective, channels}: IndexEntry): boolean =>
  [name, description, objective, id, ...channels].some((text) => plain(text).includes(plain(search)));

/**
 * What the filters leave of recipes in order, `plan` being the ids in the visitor's own; the page in view, its number
 * pulled into 1 to the last.
 */
export function resultsOf(sorted: readonly IndexEntry[], filters: Filters, plan: readonly string[]) {
  const matching = filterBy(FACETS, filters, sorted).filter(
    (recipe) => (!filters.planned || plan.includes(recipe.id)) && isFound(filters.search, recipe),
  );
  const pages = Math.max(1, Math.ceil(matching.length / PAGE_SIZE));
  const page = Math.min(filters.page, pages);
  return {
    matching,
    inView: matching.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    page,
    pages,
  };
}
