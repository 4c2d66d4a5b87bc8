import {defineCalculator, type FiguresOf, type ValuesOf} from '../calculator';
import {
  classesOf,
  laterRounds,
  ofGroup,
  rounded,
  roundOf,
  shareOf,
  sharesToday,
  type Holding,
} from '../lib/capTable';
import {capTableFile} from '../lib/capTableFile';
import {holderRows, laterRows} from '../lib/capTableRows';
import {capital} from '../../../lib/capital';
import {dilutionInputs as inputs} from '../lib/dilutionInputs';
import {euros, percent} from '../lib/format';
import {curve, spread} from '../lib/sample';

type Values = ValuesOf<typeof inputs>;

/** The tables after the round and after each later one, or one sentence about why there are none. */
function tablesOf(values: Values) {
  if (sharesToday(values) > 100.05) {
    return 'Your share, earlier rounds and unissued options cannot add up to more than 100 %.';
  }
  if (values.later.length > 2) {
    return 'There can be two later rounds at most.';
  }
  if (values.quoted === 1 && values.pre <= values.raise) {
    return 'A post-money valuation has the new money in it, so it must be more than that.';
  }
  const round = roundOf(values);
  const later = laterRounds(round?.holdings ?? [], values.later);
  return round === undefined || later.some(({kept}) => kept <= 0)
    ? 'Rounds, options and notes together would take more than the whole company.'
    : {round, later};
}

function compute(values: Values) {
  const tables = tablesOf(values);
  if (typeof tables === 'string') {
    return tables;
  }
  const {round, later} = tables;
  const {holdings, post, effective, topUp, proRata, price, shares} = round;
  const share = (group: Holding['group'], table: readonly Holding[] = holdings) =>
    shareOf(ofGroup(table, group));
  const [founder2, founder3] = later.map((table) => share('you', table.holdings));
  return {
    founder: share('you'),
    others: share('others'),
    earlier: share('earlier'),
    investors: share('new'),
    notes: share('notes'),
    pool: share('pool'),
    topUp,
    post,
    effective,
    founderValue: (effective * values.founder) / Math.max(100, sharesToday(values)),
    proRata,
    price,
    sharesAfter: shares,
    founder2,
    founder3,
  };
}
type Figures = FiguresOf<typeof compute>;

/** Your share after the last of the rounds. */
const lastOf = ({founder, founder2 = founder, founder3 = founder2}: Figures) => founder3;

function chart(values: Values, {founder: now}: Figures) {
  const {pre, quoted, later} = values;
  const name = quoted === 1 ? 'post-money valuation' : 'pre-money valuation';
  const line = (shareOfFounder: (figures: Figures) => number) =>
    curve(spread(pre / 2, pre * 2, 30), (value) => compute({...values, pre: value}), shareOfFounder);
  const {xs, ys} = line(({founder}) => founder);
  const afterAll = () => ({name: `After round ${later.length + 1}`, ys: line(lastOf).ys, dashed: true});
  return {
    label: `Your share after the round, by the ${name}.`,
    x: `${capital(name)}, EUR`,
    y: 'Your share, %',
    xs,
    lines: [{name: 'Your share', ys}, ...(later.length > 0 ? [afterAll()] : [])],
    marks: [{x: pre, y: now, text: percent(now)}],
  };
}

export default defineCalculator({
  id: 'dilution',
  name: 'Dilution',
  title: 'How much of the company will you keep?',
  when: 'Use it before you answer a term sheet. It shows what the round, the option pool and each note take, and what your shares are worth on paper.',
  description:
    'Who owns what after a funding round and two more: new money, option pool, pro rata, and notes each with its own interest, cap and discount, by three methods.',
  keywords: ['dilution', 'cap table', 'pre-money valuation', 'option pool', 'SAFE', 'convertible note'],
  inputs,
  compute,
  answer(figures, values) {
    const {founder, post, effective, founderValue, proRata} = figures;
    const tables = tablesOf(values);
    const {round, later} = typeof tables === 'string' ? {round: undefined, later: []} : tables;
    const last = later.at(-1);
    const lastShare = lastOf(figures);
    const before = values.quoted === 1 ? post - values.raise : values.pre;
    const gone = before - effective;
    const paid =
      gone < before * 1e-9
        ? ''
        : ` The pool’s top-up and the notes take ${euros(gone)} of the pre-money valuation and leave ${euros(effective)} of it.`;
    return {
      inShort: [`${percent(values.founder)} before the round`, `${percent(founder)} after`],
      sentence: `You keep ${percent(founder)}, worth ${euros(founderValue)} on paper.${paid}${last ? ` After round ${later.length + 1} you have ${percent(lastShare)}.` : ''}`,
      key: percent(founder),
      rows: [
        ['Your share after the round', percent(founder)],
        ['Your share today', percent(values.founder)],
        ['Your shares, on paper', euros(founderValue)],
        ...(round ? holderRows(round) : []),
        proRata > 0 && ['Of the new money, pro rata', euros(proRata)],
        ...laterRows(later),
        last !== undefined && ['Your shares then, on paper', euros((lastShare / 100) * last.post)],
      ],
      chart: chart(values, figures),
      ...(round && {table: capTableFile(round, later)}),
      next: [
        {
          id: 'waterfall',
          says: 'And what will these shares be paid in a sale?',
          given: {
            price: rounded(last?.post ?? post, 2),
            yours: rounded(lastShare, 6),
            classes: classesOf((last ?? round)?.holdings ?? []),
          },
        },
      ],
    };
  },
  method:
    'A note gets the more of two: its amount with interest over its cap, of the shares that its cap counts, or what it buys at its discount. The pool is topped up, and holders of today keep what is left. Pro rata is of all shares, notes and options before the new money, without the new options.',
  source:
    'The capitalisation of Y Combinator’s post-money SAFE; Cooley GO on the three methods; Feld and Mendelson, Venture Deals, on price and option pool',
  limits: [
    'It counts shares. In a sale liquidation preferences come first; holders without a row above are taken to have none.',
    'Pro rata is for this round alone. Anti-dilution, with which a cheaper round costs you more, is left out.',
    'It is arithmetic, no legal advice and no offer. Have a lawyer check it before you sign.',
  ],
});
