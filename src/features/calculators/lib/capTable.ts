/** In the order of `capCounts` below, and of `method`. */
export const CAP_COUNTS = [
  'All notes (post-money)',
  'None of them (pre-money)',
  'None, but the new pool (pre-money)',
];

/** The ways in which notes convert in a priced round; `method` is an index. */
export const METHODS = ['Percent ownership', 'Fixed pre-money', 'Dollars invested'];

type Rows = readonly (readonly number[])[];

/** Amounts, and percentages from 0 to 100. A note is amount, yearly interest, months, cap and discount; NaN is none. */
type Terms = Readonly<
  Record<
    'pre' | 'raise' | 'founder' | 'poolBefore' | 'unissued' | 'poolAfter' | 'capCounts' | 'method',
    number
  >
> & {notes: Rows; later: Rows};

const withZeros = (row: readonly number[]) => row.map((cell) => (Number.isNaN(cell) ? 0 : cell));

const STEPS = 100;

/** Everyone's part of the company after the round, from 0 to 1; undefined if they would come to more than all of it. */
function partsOf({pre, raise, poolBefore, unissued, notes, capCounts, method}: Terms) {
  const owed = notes.map(withZeros).map(([amount = 0, rate = 0, months = 0, cap = 0, discount = 0]) => ({
    amount: amount * (1 + (rate * months) / 1200),
    cap: cap || Infinity,
    price: 1 - discount / 100,
  }));
  const added = owed.reduce((sum, {amount}) => sum + amount, 0);
  /** If the shares and options of today were this part of the company. */
  const partsFor = (today: number) => {
    const topUp = Math.max(0, poolBefore - today * unissued) / 100;
    const post = [pre + raise, pre / (today + topUp), pre + raise + added][method] ?? NaN;
    const investors = raise / post;
    const counted = [1 - investors - topUp, today, today + topUp][capCounts] ?? NaN;
    const converted = owed.reduce(
      (sum, {amount, cap, price}) => sum + amount * Math.max(counted / cap, 1 / (price * post)),
      0,
    );
    return {today, topUp, investors, converted, post, all: today + topUp + investors + converted};
  };
  // The sum of all parts, which must be 1, grows with what today's holders keep.
  let [low, high] = [0, 1];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    [low, high] = partsFor(middle).all < 1 ? [middle, high] : [low, middle];
  }
  return partsFor(0).all < 1 ? partsFor(high) : undefined;
}

/** In %, after each later round: pre-money valuation, new money, pool. `kept` is negative where nothing is. */
export function laterRounds(
  first: Readonly<Record<'founder' | 'others' | 'pool' | 'investors' | 'notes', number>>,
  rounds: Rows,
) {
  const {founder, others, pool: options, investors, notes} = first;
  let table = {founder, others, options, investors: investors + notes, post: 0, kept: 1};
  return rounds.map(withZeros).map(([pre = 0, raise = 0, pool = 0]) => {
    const post = pre + raise;
    const kept = pre / post - pool / 100;
    table = {
      founder: table.founder * kept,
      others: table.others * kept,
      options: table.options * kept + pool,
      investors: table.investors * kept + (raise / post) * 100,
      post,
      kept,
    };
    return table;
  });
}

/** What everyone holds after the round, in %, and you after later ones; undefined if that is more than the company. */
export function capTable(terms: Terms) {
  const parts = partsOf(terms);
  if (parts === undefined) {
    return undefined;
  }
  const {today, topUp, investors, converted, post} = parts;
  const {founder, unissued, poolAfter, later} = terms;
  // Options made after the closing dilute everyone alike.
  const left = 100 - poolAfter;
  const figures = {
    founder: (today * founder * left) / 100,
    others: (today * (100 - founder - unissued) * left) / 100,
    investors: investors * left,
    notes: converted * left,
    pool: ((today * unissued) / 100 + topUp) * left + poolAfter,
    topUp: topUp * left,
    post,
    effective: today * post,
    founderValue: (today * founder * post) / 100,
  };
  const tables = laterRounds(figures, later);
  return tables.some(({kept}) => kept <= 0)
    ? undefined
    : {...figures, founder2: tables[0]?.founder, founder3: tables[1]?.founder};
}

/** Rounded to two decimals. */
export const hundredths = (value: number): number => Math.round(value * 100) / 100;

/** New investors and notes as the rows of the waterfall, each with its money first, once. */
export const classesAfter = (
  {investors, notes}: Readonly<Record<'investors' | 'notes', number>>,
  terms: Pick<Terms, 'raise' | 'notes'>,
): string =>
  [
    {paid: terms.raise, share: investors},
    {paid: terms.notes.reduce((sum, [amount = 0]) => sum + amount, 0), share: notes},
  ]
    .filter(({paid, share}) => paid >= 1 && share >= 0.01)
    .map(({paid, share}) => `${Math.round(paid)}:${hundredths(share)}:1:0::1`)
    .join(' ');
