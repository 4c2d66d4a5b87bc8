interface CashPlan {
  cash: number;
  burn: number;
  /** Growth of the burn, in % a month. */
  growth: number;
  /** Month, counted from 1, and amount: below zero it is paid. */
  dated: readonly (readonly number[])[];
}

/** 50 years. */
const MOST_MONTHS = 600;

/** Whether the cash is gone, up to the rounding error of the sums before. */
export const isUsedUp = (left: number, cash: number): boolean => left <= cash * 1e-12;

/** The months that a plan with dated amounts shows: a year, or until the last of them. */
export const yearOf = (dated: CashPlan['dated']): number =>
  Math.max(12, ...dated.map(([month = 0]) => month));

/** Balance at the end of each month, until it is used up, and through the year of the dated amounts. */
export function balanceByMonth({cash, burn, growth, dated}: CashPlan): number[] {
  const shown = dated.length === 0 ? 0 : yearOf(dated);
  const balance: number[] = [];
  let [left, rate] = [cash, burn];
  let ended = false;
  while (balance.length < shown || (!ended && balance.length < MOST_MONTHS)) {
    const due = dated.filter(([month]) => month === balance.length + 1);
    left += due.reduce((sum, [, paid = 0]) => sum + paid, 0) - rate;
    rate *= 1 + growth / 100;
    balance.push(left);
    ended ||= isUsedUp(left, cash);
  }
  return balance;
}
