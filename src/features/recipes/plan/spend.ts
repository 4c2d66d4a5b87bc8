import {monthOf} from './days';
import type {Plan} from './types';

/** Money in EUR, from the least to the most. */
export interface Spend {
  from: number;
  to: number;
}

/** What the plan costs beyond normal spend: by month, as `2026-12`, and in all. A recipe's money is spent evenly while it runs. */
export function spendOf({items}: Plan): {months: {month: string; spend: Spend}[]; total: Spend} {
  const months = new Map<string, Spend>();
  const total: Spend = {from: 0, to: 0};
  for (const {recipe, runs} of items) {
    const {spend, runsDays} = recipe;
    if (spend !== undefined) {
      total.from += spend.from;
      total.to += spend.to;
      for (let day = runs; day < runs + runsDays; day += 1) {
        const month = months.get(monthOf(day)) ?? {from: 0, to: 0};
        months.set(monthOf(day), {
          from: month.from + spend.from / runsDays,
          to: month.to + spend.to / runsDays,
        });
      }
    }
  }
  return {
    months: [...months]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([month, {from, to}]) => ({month, spend: {from: Math.round(from), to: Math.round(to)}})),
    total,
  };
}
