/** In the order of `counted` below. */
export const CAP_COUNTS = ['All notes', 'No notes', 'New pool, no notes'];

/** The ways in which notes convert in a priced round; `method` is an index. */
export const METHODS = ['Percent ownership', 'Fixed pre-money', 'Dollars invested'];

/** What a term sheet quotes; `quoted` is an index. */
export const VALUATIONS = ['Pre-money', 'Post-money'];

export type Rows = readonly (readonly number[])[];

/** Amounts, and percentages from 0 to 100; NaN is none. */
export interface Terms extends Readonly<
  Record<
    'pre' | 'quoted' | 'raise' | 'founder' | 'poolBefore' | 'unissued' | 'poolAfter' | 'method' | 'shares',
    number
  >
> {
  /** Paid in, share today, pro rata rights (1) or none (0). */
  earlier: Rows;
  /** Amount, yearly interest, months, cap, discount, what the cap counts, pro rata rights. */
  notes: Rows;
}

export const orZero = (value = NaN): number => (Number.isNaN(value) ? 0 : value);
export const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

const STEPS = 60;

const owedBy = ([amount = 0, rate, months, cap, discount, counts, right]: readonly number[]) => ({
  amount: amount * (1 + (orZero(rate) * orZero(months)) / 1200),
  cap: orZero(cap) || Infinity,
  price: 1 - orZero(discount) / 100,
  counts: orZero(counts),
  right: right === 1,
});

/** Everyone's part of the company after the round, from 0 to 1; undefined if they would come to more than all of it. */
export function partsOf({pre: typed, quoted, raise, poolBefore, unissued, notes, method}: Terms) {
  const owed = notes.map(owedBy);
  const pre = quoted === 1 ? typed - raise : typed;
  const added = sumOf(owed.map(({amount}) => amount));
  /** If the shares and options of today were this part of the company. */
  const partsFor = (today: number) => {
    const topUp = Math.max(0, poolBefore - today * unissued) / 100;
    const floating = [pre + raise, pre / (today + topUp), pre + raise + added][method] ?? NaN;
    const post = quoted === 1 ? typed : floating;
    const investors = raise / post;
    const counted = [1 - investors - topUp, today, today + topUp];
    const converted = owed.map(({amount, cap, price, counts, right}) => {
      const [capped, bought] = [(counted[counts] ?? NaN) / cap, 1 / (price * post)];
      return {
        part: amount * Math.max(capped, bought),
        by: capped > bought ? 'by its cap' : price < 1 ? 'at its discount' : 'at the price of the round',
        paid: amount,
        right,
      };
    });
    const all = today + topUp + investors + sumOf(converted.map(({part}) => part));
    return {today, topUp, investors, converted, post, all};
  };
  // The sum of all parts, which must be 1, grows with what today's holders keep.
  let [low, high] = [0, 1];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    [low, high] = partsFor(middle).all < 1 ? [middle, high] : [low, middle];
  }
  return partsFor(0).all < 1 ? partsFor(high) : undefined;
}
