import {defineCalculator, type FiguresOf, type ValuesOf} from '../calculator';
import {euros, percent} from '../lib/format';
import {amount, list, percentage, price} from '../lib/inputs';
import {curve, spread} from '../lib/sample';

const inputs = {
  pre: price('Value before the round', 8_000_000, 'The pre-money valuation of the term sheet.', {
    step: 100_000,
  }),
  raise: amount('New money', 2_000_000, 'What all new investors pay, without the notes.', {step: 100_000}),
  founder: percentage('Your share today', 60, 'Of all shares and options, before notes convert.', {
    usual: 100,
    step: 0.5,
  }),
  poolBefore: percentage(
    'New options, made before',
    10,
    'In % of the company after the round. Only those who hold shares today give them up.',
    {usual: 0, max: 90},
  ),
  poolAfter: percentage(
    'New options, made after',
    0,
    'These take from everyone, the new investors included.',
    {usual: 0, max: 90},
  ),
  notes: list(
    'Notes that convert',
    '500000',
    'Each with its interest, a space between them: 300000 200000.',
    {unit: 'EUR', min: 1},
  ),
  caps: list(
    'Their caps',
    '5000000',
    'One for all, or one for each in the same order. All notes count within it (post-money). If your cap leaves them out, add their sum.',
    {unit: 'EUR', min: 1},
  ),
  discount: percentage('Discount of the notes', 20, 'On the price of the round.', {usual: 0, max: 90}),
};
type Values = ValuesOf<typeof inputs>;

function compute({pre, raise, founder, poolBefore, poolAfter, notes, caps, discount}: Values) {
  if (caps.length > 1 && caps.length !== notes.length) {
    return 'Give one cap for all notes, or one for each, in the same order.';
  }
  const post = pre + raise;
  const pool = poolBefore / 100;
  /** The share that is neither new money nor new options. */
  const before = pre / post - pool;
  const paid = (1 - discount / 100) * post;
  // At its cap, which counts all notes but neither new options nor new money, or at the discount on the round's price,
  // whichever is more. Without a cap there is none.
  const converted = notes
    .map((note, index) => {
      const cap = (caps.length === 1 ? caps[0] : caps[index]) ?? Infinity;
      return Math.max((note / cap) * before, note / paid);
    })
    .reduce((sum, part) => sum + part, 0);
  const today = before - converted;
  if (today <= 0) {
    return 'Round, options and notes together would take more than the whole company.';
  }
  // Options created after the round dilute everyone alike.
  const left = 100 - poolAfter;
  const mine = (today * founder) / 100;
  return {
    founder: mine * left,
    others: (today - mine) * left,
    investors: (raise / post) * left,
    notes: converted * left,
    pool: pool * left + poolAfter,
    post,
    effective: today * post,
    founderValue: mine * post,
  };
}

function chart(values: Values, {founder: now}: FiguresOf<typeof compute>) {
  const {pre} = values;
  const {xs, ys} = curve(spread(pre / 2, pre * 2, 30), (value) => {
    const figures = compute({...values, pre: value});
    return typeof figures === 'string' ? undefined : figures.founder;
  });
  return {
    label: 'Your share after the round, by the value before it.',
    x: 'Value before the round, EUR',
    y: 'Your share, %',
    xs,
    lines: [{name: 'Your share', ys}],
    marks: [{x: pre, y: now, text: percent(now)}],
  };
}

export default defineCalculator({
  id: 'dilution',
  name: 'Dilution',
  title: 'What is left of your share after the round?',
  when: 'Use it before you answer a term sheet. It shows what the round, the option pool and the notes each take, and what your shares are worth at the price.',
  description:
    'Who owns what after a funding round: new money, an option pool made before or after it, notes with cap and discount, and what your shares are worth.',
  keywords: [
    'dilution',
    'cap table',
    'pre-money and post-money',
    'option pool',
    'SAFE',
    'convertible note',
    'valuation cap',
  ],
  inputs,
  compute,
  answer(figures, values) {
    const {founder, others, investors, notes, pool, post, effective, founderValue} = figures;
    const gone = values.pre - effective;
    const paid =
      gone < values.pre * 1e-9
        ? ''
        : ` Options made before the round and notes come out of that value: the shares of today get ${euros(effective)}, which is ${euros(gone)} less.`;
    return {
      inShort: [`${percent(values.founder)} before the round`, `${percent(founder)} after`],
      sentence: `You keep ${percent(founder)}, worth ${euros(founderValue)} at this price.${paid}`,
      key: percent(founder),
      rows: [
        ['Your share after the round', percent(founder)],
        ['Your share today', percent(values.founder)],
        ['Others who hold shares today', percent(others)],
        ['New investors', percent(investors)],
        ['Holders of notes', percent(notes)],
        ['New options', percent(pool)],
        ['Your shares at the price of the round', euros(founderValue)],
        ['Value paid for the shares of today', euros(effective)],
        ['Value after the round', euros(post)],
      ],
      chart: chart(values, figures),
    };
  },
  method:
    'The price is the value before the round divided by all shares, with the notes and the options made before it among them. A note gets its amount over its cap, of all shares but the new options and the new money, or its amount at the discount, whichever gives more shares.',
  source:
    'The capitalisation of Y Combinator’s post-money SAFE; Feld and Mendelson, Venture Deals, on price and option pool',
  limits: [
    'It counts shares. What you receive in a sale depends on liquidation preferences first.',
    'Some term sheets add the notes to the value before the round. Then everyone of today keeps more: ask which way yours counts.',
    'It is arithmetic, and neither legal advice nor an offer. Have a lawyer check the cap table that you sign.',
  ],
});
