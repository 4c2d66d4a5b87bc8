import type {Spend} from '../../../data/plans/spend';
import {monthOf, type Day} from './days';
import type {Plan} from './types';

/**
 * What the plan costs beyond normal spend: by month, as `2026-12`, and in all; `periodOf` may name other periods, whose
 * names sort in time. A recipe's money is spent evenly while it runs.
 */
export function spendOf(
  {items}: Plan,
  periodOf: (day: Day) => string = monthOf,
): {months: {month: string; spend: Spend}[]; total: Spend} {
  const months = new Map<string, Spend>();
  const total: Spend = {from: 0, to: 0};
  for (const {recipe, runs} of items) {
    const {spend, runsDays} = recipe;
    if (spend !== undefined) {
      total.from += spend.from;
      total.to += spend.to;
      for (let day = runs; day < runs + runsDays; day += 1) {
        const month = months.get(periodOf(day)) ?? {from: 0, to: 0};
        months.set(periodOf(day), {
          from: month.from + spend.from / runsDays,
          to: month.to + spend.to / runsDays,
        });
      }
    }
  }
  // Rounded from sum to sum, so that the months add up to the whole.
  const sum: Spend = {from: 0, to: 0};
  const rounded = [...months]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([month, {from, to}]) => {
      const before = {from: Math.round(sum.from), to: Math.round(sum.to)};
      sum.from += from;
      sum.to += to;
      return {
        month,
        spend: {from: Math.round(sum.from) - before.from, to: Math.round(sum.to) - before.to},
      };
    });
  return {months: rounded, total};
}
