/** A plan by month; what is not given (NaN) is nothing. */
export interface CashPlan {
  /** Below zero, an overdraft. */
  cash: number;
  burn: number;
  /** Growth of the burn, in % a month. */
  growth: number;
  income: number;
  incomeGrowth: number;
  /** Month, counted from 1, and amount: below zero it is paid. */
  dated: readonly (readonly number[])[];
}

/** 50 years. */
const MOST_MONTHS = 600;

/** Whether the cash is gone, up to the rounding error of the sums before. */
const isUsedUp = (left: number, cash: number): boolean => left <= Math.abs(cash) * 1e-12;

/** The months that a plan with dated amounts shows: a year, or until the last of them. */
export const yearOf = (dated: CashPlan['dated']): number =>
  Math.max(12, ...dated.map(([month = 0]) => month));

/** Balance at the end of each month, for 50 years. */
function balances({cash, burn, growth, income, incomeGrowth, dated}: CashPlan): number[] {
  const all: number[] = [];
  let [left, paid, earned] = [cash, burn, income || 0];
  for (let month = 1; month <= MOST_MONTHS; month += 1) {
    const due = dated.filter(([at]) => at === month);
    left += due.reduce((sum, [, amount = 0]) => sum + amount, 0) + earned - paid;
    paid *= 1 + growth / 100;
    earned *= 1 + (incomeGrowth || 0) / 100;
    all.push(left);
  }
  return all;
}

/** The lowest of some balances, and its month. */
function lowestOf(some: readonly number[]) {
  const lowest = Math.min(...some);
  return {lowest, month: some.indexOf(lowest) + 1};
}

/**
 * What makes the hole: stock, which no cut of the burn would close; a season that closes it again; growth, which would as
 * well; or a loss.
 */
export type Hole = 'none' | 'stock' | 'season' | 'growth' | 'loss';

function holeOf(plan: CashPlan, all: readonly number[], turns: boolean): Hole {
  const {dated} = plan;
  const year = yearOf(dated);
  const closes = (all[year - 1] ?? 0) >= 0;
  // What an advance has paid for already makes no hole.
  const isOpen = lowestOf(all.slice(0, year)).lowest < 0;
  const uncut = balances({...plan, burn: 0, income: 0}).slice(0, year);
  if (dated.length > 0 && isOpen && (closes || earns(plan))) {
    return earns(plan) || lowestOf(uncut).lowest < 0 ? 'stock' : 'season';
  }
  return turns ? 'growth' : 'loss';
}

/** Whether the cash would last without the amounts that have a date. */
export const earns = (plan: CashPlan): boolean => lowestOf(balances({...plan, dated: []})).lowest > 0;

/** When the cash of a plan ends, its low point, and what makes the hole. Months are counted from 1. */
export function cashOf(plan: CashPlan) {
  const {cash, dated} = plan;
  const all = balances(plan);
  const end = all.findIndex((left) => isUsedUp(left, cash)) + 1;
  const endMonth = cash <= 0 ? 0 : end || undefined;
  const deepest = lowestOf(all);
  const turns = deepest.month < MOST_MONTHS;
  const year = dated.length > 0 ? yearOf(dated) : 0;
  const low = turns ? deepest : lowestOf(all.slice(0, year));
  const hasLow = low.lowest < cash;
  const isPaid = endMonth !== undefined && Math.abs(all[endMonth - 1] ?? 0) <= Math.abs(cash) * 1e-12;
  return {
    all,
    endMonth,
    /** Paid for from the first to the last day. */
    fullMonths: endMonth === undefined ? undefined : isPaid ? endMonth : Math.max(0, endMonth - 1),
    lowest: hasLow ? low.lowest : undefined,
    lowestMonth: hasLow ? low.month : undefined,
    hole: endMonth === undefined ? ('none' as const) : holeOf(plan, all, turns),
    /** The months worth drawing. */
    shown: Math.max(end, year, turns ? deepest.month + 6 : 0),
  };
}

/** What the deepest point of so many months is short of, in whole units of money; 0 where nothing is missing. */
export const missingWithin = ({cash}: CashPlan, all: readonly number[], months: number): number =>
  Math.max(0, Math.ceil(-Math.min(cash, ...all.slice(0, months)) - 1e-6));
