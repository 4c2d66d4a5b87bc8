import {answerOf, type Answer, type Calculator, type Chart, type Input} from '../calculator';
import {euros, percent} from '../lib/format';
import {amount, price, share} from '../lib/inputs';
import {numbers, type Given} from '../lib/outcome';
import {spread} from '../lib/sample';
import {dilution, INPUTS, type Figures} from './compute';

/** Range of the chart, as multiples of the given value. */
const [LEAST, MOST] = [0.5, 2];

function chart(given: Given<string>, pre: number, now: number): Chart | undefined {
  const points = spread(pre * LEAST, pre * MOST, 30).flatMap((value) => {
    const outcome = dilution({...given, pre: value});
    return 'why' in outcome ? [] : [{value, founder: outcome.figures.founder}];
  });
  return points.length < 2
    ? undefined
    : {
        label: 'Your share after the round, by the value before it.',
        x: 'Value before the round, EUR',
        y: 'Your share, %',
        xs: points.map(({value}) => value),
        lines: [{name: 'Your share', ys: points.map(({founder}) => founder)}],
        marks: [{x: pre, y: now, text: percent(now)}],
      };
}

function say(figures: Figures, given: Given<string>): Answer {
  const {founder, others, investors, notes, pool, post, effective, founderValue} = figures;
  const {pre, founder: today} = numbers(INPUTS, given);
  const gone = pre - effective;
  const paid =
    gone < pre * 1e-9
      ? ''
      : ` Options made before the round and notes come out of that value: the shares of today get ${euros(effective)}, which is ${euros(gone)} less.`;
  return {
    sentence: `You keep ${percent(founder)}, worth ${euros(founderValue)} at this price.${paid}`,
    key: percent(founder),
    rows: [
      ['Your share after the round', percent(founder)],
      ['Your share today', percent(today)],
      ['Others who hold shares today', percent(others)],
      ['New investors', percent(investors)],
      ['Holders of notes', percent(notes)],
      ['New options', percent(pool)],
      ['Your shares at the price of the round', euros(founderValue)],
      ['Value paid for the shares of today', euros(effective)],
      ['Value after the round', euros(post)],
    ],
    chart: chart(given, pre, founder),
  };
}

const list = (label: string, example: string, help: string): Input => ({
  ...amount(label, example, help),
  min: 1,
  optional: true,
  list: true,
});

const calculator: Calculator = {
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
  inputs: {
    pre: price('Value before the round', 8_000_000, 'The pre-money valuation of the term sheet.', 100_000),
    raise: amount('New money', 2_000_000, 'What all new investors pay, without the notes.', 100_000),
    founder: share('Your share today', 60, 'Of all shares and options, before notes convert.', {step: 0.5}),
    poolBefore: share(
      'New options, made before',
      10,
      'In % of the company after the round. Only those who hold shares today give them up.',
      {max: 90},
    ),
    poolAfter: share('New options, made after', 0, 'These take from everyone, the new investors included.', {
      max: 90,
    }),
    notes: list(
      'Notes that convert',
      '500000',
      'Each with its interest, a space between them: 300000 200000.',
    ),
    caps: list(
      'Their caps',
      '5000000',
      'One for all, or one for each in the same order. All notes count within it (post-money). If your cap leaves them out, add their sum.',
    ),
    discount: share('Discount of the notes', 20, 'On the price of the round.', {max: 90}),
  },
  defaults: INPUTS,
  compute: dilution,
  answer: (given) => answerOf(dilution(given), (figures) => say(figures, given)),
  method:
    'The price is the value before the round divided by all shares, with the notes and the options made before it among them. A note gets its amount over its cap, of all shares but the new options and the new money, or its amount at the discount, whichever gives more shares.',
  source:
    'The capitalisation of Y Combinator’s post-money SAFE; Feld and Mendelson, Venture Deals, on price and option pool',
  limits: [
    'It counts shares. What you receive in a sale depends on liquidation preferences first.',
    'Some term sheets add the notes to the value before the round. Then everyone of today keeps more: ask which way yours counts.',
    'It is arithmetic, and neither legal advice nor an offer. Have a lawyer check the cap table that you sign.',
  ],
};

export default calculator;
