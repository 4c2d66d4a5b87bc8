import {defineCalculator, type FiguresOf, type ValuesOf} from '../calculator';
import {CAP_COUNTS, capTable, classesAfter, hundredths, laterRounds, METHODS} from '../lib/capTable';
import {euros, percent} from '../lib/format';
import {amount, choice, months, percentage, price, rows} from '../lib/inputs';
import {curve, spread} from '../lib/sample';

const OPEN = {optional: true} as const;

const inputs = {
  pre: price('Pre-money valuation', 8_000_000, 'As the term sheet has it.', {step: 100_000}),
  raise: amount('New money', 2_000_000, 'What all new investors pay, without the notes.', {step: 100_000}),
  founder: percentage('Your share today', 60, 'Of all shares and options, before convertibles.', {
    default: 100,
  }),
  poolBefore: percentage(
    'Option pool after the round',
    10,
    'What the term sheet wants unissued, in % of the company after the round. What is unissued today counts. Everyone but the new investors gives up the rest, holders of notes included.',
    {default: 0, max: 90},
  ),
  unissued: percentage('Unissued options today', 2, 'In % of all shares and options today.', {default: 0}),
  notes: rows(
    'Convertibles and SAFEs',
    [
      price('Amount', '', ''),
      percentage('Interest', '', '', OPEN),
      months('Months', '', '', OPEN),
      price('Cap', '', '', OPEN),
      percentage('Discount', '', '', OPEN),
    ],
    '500000:::5000000:20',
    'Interest is simple, in % a year, for so many months. Leave empty what a note does not have. MFN (most favoured nation): enter the best terms of the later notes.',
  ),
  capCounts: choice(
    'What a cap counts',
    CAP_COUNTS,
    'Look for “capitalisation” in the note. Y Combinator’s SAFE has counted all notes since 2018.',
  ),
  later: rows(
    'Later rounds',
    [price('Pre-money', '', ''), amount('New money', '', ''), percentage('Option pool', '', '', OPEN)],
    '20000000:5000000:10',
    'Two at most. The pool of the round before is taken to be granted by then, and a new one is made.',
  ),
  method: choice(
    'Method',
    METHODS,
    'Percent ownership: new investors get the share that was agreed, whatever converts. Fixed pre-money: the notes dilute them, too. Dollars invested: between the two, as the money of the notes is added to the valuation.',
    {advanced: true},
  ),
  poolAfter: percentage(
    'Options made after the closing',
    0,
    'These take from everyone, the new investors included.',
    {default: 0, max: 90, advanced: true},
  ),
};
type Values = ValuesOf<typeof inputs>;

function compute(values: Values) {
  if (values.founder + values.unissued > 100) {
    return 'Your share and the unissued options cannot be more than 100 % together.';
  }
  return values.later.length > 2
    ? 'There can be two later rounds at most.'
    : (capTable(values) ?? 'Rounds, options and notes together would take more than the whole company.');
}
type Figures = FiguresOf<typeof compute>;

/** Your share after the last of the rounds. */
const lastOf = ({founder, founder2 = founder, founder3 = founder2}: Figures) => founder3;

function chart(values: Values, {founder: now}: Figures) {
  const {pre, later} = values;
  const line = (shareOf: (figures: Figures) => number) =>
    curve(spread(pre / 2, pre * 2, 30), (value) => compute({...values, pre: value}), shareOf);
  const {xs, ys} = line(({founder}) => founder);
  const afterAll = {name: `After round ${later.length + 1}`, ys: line(lastOf).ys, dashed: true};
  return {
    label: 'Your share after the round, by the pre-money valuation.',
    x: 'Pre-money valuation, EUR',
    y: 'Your share, %',
    xs,
    lines: [{name: 'Your share', ys}, ...(later.length > 0 ? [afterAll] : [])],
    marks: [{x: pre, y: now, text: percent(now)}],
  };
}

export default defineCalculator({
  id: 'dilution',
  name: 'Dilution',
  title: 'How much of the company will you keep?',
  when: 'Use it before you answer a term sheet. It shows what the round, the option pool and the notes each take, and what your shares are worth on paper.',
  description:
    'Who owns what after a funding round and two more: new money, the option pool of the term sheet, notes with interest, cap and discount, by three methods.',
  keywords: ['dilution', 'cap table', 'pre-money valuation', 'option pool', 'SAFE', 'convertible note'],
  inputs,
  compute,
  answer(figures, values) {
    const {founder, others, investors, notes, pool, topUp, post, effective, founderValue} = figures;
    const tables = laterRounds(figures, values.later);
    const last = tables.at(-1);
    const gone = values.pre - effective;
    const paid =
      gone < values.pre * 1e-9
        ? ''
        : ` The pool’s top-up and the notes take ${euros(gone)} of the pre-money valuation: the effective one is ${euros(effective)}.`;
    return {
      inShort: [`${percent(values.founder)} before the round`, `${percent(founder)} after`],
      sentence: `You keep ${percent(founder)}, worth ${euros(founderValue)} on paper.${paid}${last ? ` After round ${tables.length + 1} you have ${percent(last.founder)}.` : ''}`,
      key: percent(founder),
      rows: [
        ['Your share after the round', percent(founder)],
        ['Your share today', percent(values.founder)],
        ['Other holders of today', percent(others)],
        ['New investors', percent(investors)],
        ['Holders of notes', percent(notes)],
        ['Option pool', percent(pool)],
        ['Top-up of the pool', percent(topUp)],
        ['Your shares, on paper', euros(founderValue)],
        ['Post-money valuation', euros(post)],
        ...tables.flatMap((table, index) =>
          (
            [
              ['you', table.founder],
              ['others of today', table.others],
              ['staff (options)', table.options],
              ['investors', table.investors],
            ] as const
          ).map(([who, share]) => [`Round ${index + 2}: ${who}`, percent(share)] as const),
        ),
        last !== undefined && ['Your shares then, on paper', euros((last.founder / 100) * last.post)],
      ],
      chart: chart(values, figures),
      next: [
        {
          id: 'waterfall',
          says: 'And what will these shares be paid in a sale?',
          given: {yours: hundredths(founder), classes: classesAfter(figures, values)},
        },
      ],
    };
  },
  method:
    'A note gets the more of two: its amount with interest over its cap, of the shares that the cap counts, or the shares that its amount buys at its discount. The pool is topped up to its target, and those who hold shares today keep what is left.',
  source:
    'The capitalisation of Y Combinator’s post-money SAFE; Cooley GO on the three methods; Feld and Mendelson, Venture Deals, on price and option pool',
  limits: [
    'It counts shares. What you receive in a sale depends on liquidation preferences first.',
    'It leaves out pro rata rights, and anti-dilution: a later round at a lower price can cost you more than it says.',
    'It is arithmetic, and neither legal advice nor an offer. Have a lawyer check the cap table that you sign.',
  ],
});
