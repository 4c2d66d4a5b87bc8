import type {Next} from '../calculator';

/** A payment so many months after the payout. */
interface Payment {
  month: number;
  paid: number;
}

const cents = (amount: number): number => Math.round(amount * 100) / 100;

/**
 * An advance as rows of a cash plan, `7:110000:1 8:-19800:6`: month, amount, and for how many months. Nothing is lost by
 * rounding: the last payment makes up for it.
 */
function financingRows(start: number, received: number, payments: readonly Payment[]): string {
  const due = payments.reduce((sum, {paid}) => sum + paid, 0);
  const before = payments.slice(0, -1).reduce((sum, {paid}) => sum + cents(paid), 0);
  const rows: [month: number, amount: number, times: number][] = [[start, cents(received), 1]];
  for (const [index, {month, paid}] of payments.entries()) {
    const at = start + Math.floor(month + 1e-9);
    const amount = -cents(index === payments.length - 1 ? due - before : paid);
    const last = rows.at(-1);
    if (last?.[1] === amount && last[0] + last[2] === at) {
      last[2] += 1;
    } else {
      rows.push([at, amount, 1]);
    }
  }
  return rows.map((row) => row.join(':')).join(' ');
}

/** What was borrowed and what is paid back, and when, for the cash plan. */
export const backToCash = (
  {month, amount, kept}: {month: number; amount: number; kept: number},
  payments: readonly Payment[],
): Next => ({
  id: 'runway',
  says: 'What does it leave in the account, month by month?',
  given: {financing: financingRows(month || 1, amount - kept, payments)},
});

/** Each payment of such rows, with its month. */
export const datesOf = (rows: readonly (readonly number[])[]): [month: number, amount: number][] =>
  rows.flatMap(([month = 0, amount = 0, times = NaN]) =>
    Array.from({length: times || 1}, (_, later): [number, number] => [month + later, amount]),
  );
