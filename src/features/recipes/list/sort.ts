import {LEVELS, STAGES, type Level} from '../../../data/recipes/taxonomy';
import type {Sort} from './filters';
import type {IndexEntry} from './library';

const collator = new Intl.Collator('en');
const rank = (level: Level) => LEVELS.indexOf(level);
const byName = (a: IndexEntry, b: IndexEntry) => collator.compare(a.name, b.name);
const byImpact = (a: IndexEntry, b: IndexEntry) => rank(b.expectedImpact) - rank(a.expectedImpact);
const byEffort = (a: IndexEntry, b: IndexEntry) => rank(a.effortLevel) - rank(b.effortLevel);
const byDays = (a: IndexEntry, b: IndexEntry) => (a.setUpDays ?? Infinity) - (b.setUpDays ?? Infinity) || 0;
const byRatio = (a: IndexEntry, b: IndexEntry) =>
  rank(b.expectedImpact) - rank(b.effortLevel) - (rank(a.expectedImpact) - rank(a.effortLevel));

/**
 * One recipe from each buying-cycle stage in turn, the best impact for its effort first within each stage, so that
 * every page of the list covers the whole cycle.
 */
function recommended<T extends IndexEntry>(recipes: readonly T[]): T[] {
  const queues = STAGES.map((stage) =>
    recipes
      .filter(({buyingCycle}) => buyingCycle === stage)
      .sort((a, b) => byRatio(a, b) || byImpact(a, b) || byName(a, b)),
  );
  const longest = Math.max(...queues.map(({length}) => length));
  return Array.from({length: longest}, (_, turn) => queues.flatMap((queue) => queue[turn] ?? [])).flat();
}

/** The recipes in the chosen order; the input is left as it is. */
export function sortRecipes<T extends IndexEntry>(recipes: readonly T[], sort: Sort): T[] {
  switch (sort) {
    case 'recommended':
      return recommended(recipes);
    case 'quickest':
      return [...recipes].sort((a, b) => byDays(a, b) || byImpact(a, b) || byName(a, b));
    case 'impact':
      return [...recipes].sort((a, b) => byImpact(a, b) || byEffort(a, b) || byName(a, b));
    case 'name':
      return [...recipes].sort(byName);
  }
}
