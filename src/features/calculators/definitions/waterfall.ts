import {defineCalculator, type FiguresOf, type ValuesOf} from '../calculator';
import {LEAST_PAID, LEAST_SHARE} from '../lib/capTable';
import {MISSING} from '../lib/field';
import {brief, euros, percent, ratio} from '../lib/format';
import {amount, choice, percentage, plain, price, rows} from '../lib/inputs';
import {curve, spread} from '../lib/sample';
import {waterfall, type ShareClass} from '../lib/waterfall';

/** Shares that are rounded may come to so much more than 100 %. */
const FORGIVEN = 0.05;
/** A share of so much, in %, is only what rounding left over. */
const ROUNDED = 1e-5;
/** The place of this option. */
const TO_A_CAP = 2;

const inputs = {
  price: price(
    'Net sale price',
    10_000_000,
    'What reaches shareholders, after debts, fees, bonuses and money held back.',
    {step: 500_000},
  ),
  yours: percentage('Your share', 50, 'Of all shares and options, held as ordinary (common) shares.', {
    default: 100,
    step: 0.5,
  }),
  classes: rows(
    'Classes with a preference',
    [
      amount('Invested', '', '', {min: LEAST_PAID, step: 100_000}),
      percentage('Share', '', '', {min: LEAST_SHARE, step: 0.5}),
      plain('Preference', '', '', {unit: '×', optional: true, max: 20, step: 0.5}),
      choice('Participating', ['No', 'Yes', 'To a cap'], ''),
      plain('Cap', '', '', {unit: '×', optional: true, max: 100, step: 0.5}),
      plain('Seniority', '', '', {optional: true, whole: true, min: 1, max: 12}),
    ],
    '3000000:20:1:0::1 1000000:10:1:0::1',
    'One row for each note and round: what was paid in, a note with its interest. A cap counts all that the class is paid. Seniority 1 is paid first, the same number in proportion (pari passu). The rest up to 100 % is ordinary shares.',
    {
      mismatch([, , times = NaN, participating, cap = NaN]) {
        if (participating === TO_A_CAP) {
          const least = Number.isNaN(times) ? 1 : times;
          return Number.isNaN(cap)
            ? {at: 4, problem: MISSING}
            : cap < least
              ? {at: 4, problem: 'It cannot be less than the preference.'}
              : undefined;
        }
        return Number.isNaN(cap)
          ? undefined
          : {at: 3, problem: 'A cap counts with “To a cap” alone. Choose that, or empty the cap.'};
      },
    },
  ),
};
type Values = ValuesOf<typeof inputs>;

const classesOf = ({classes}: Values): ShareClass[] =>
  classes.map(([paid = 0, share = 0, times = NaN, participating, cap = NaN, rank = NaN]) => ({
    share,
    preference: paid * (Number.isNaN(times) ? 1 : times),
    participating: participating !== 0,
    cap: participating === TO_A_CAP ? paid * cap : Infinity,
    rank: Number.isNaN(rank) ? 1 : rank,
  }));

function compute(values: Values) {
  const {price: sale, yours} = values;
  const classes = classesOf(values);
  const ordinary = 100 - classes.reduce((sum, {share}) => sum + share, 0);
  if (yours > ordinary + FORGIVEN) {
    return 'Your share and those of the classes come to more than 100 %.';
  }
  const investors = waterfall(sale, classes).reduce((sum, paid) => sum + paid, 0);
  const isAll = Math.abs(ordinary - yours) < ROUNDED || yours > ordinary;
  const mine = ordinary <= 0 ? 0 : (sale - investors) * (isAll ? 1 : yours / ordinary);
  return {yours: mine, investors, others: sale - investors - mine, byShare: (sale * yours) / 100};
}

function chart(values: Values, {yours}: FiguresOf<typeof compute>) {
  const {price: sale} = values;
  const {xs, ys} = curve(
    spread(0, sale * 2),
    (each) => compute({...values, price: each}),
    (figures) => figures.yours,
  );
  return {
    label: 'Your money by the price of the sale.',
    x: 'Net sale price, EUR',
    y: 'Your money, EUR',
    xs,
    lines: [
      {name: 'Your money', ys},
      {name: 'By your share alone', ys: xs.map((each) => (each * values.yours) / 100), dashed: true},
    ],
    marks: [{x: sale, y: yours, text: `EUR ${brief(yours)}`}],
  };
}

export default defineCalculator({
  id: 'waterfall',
  name: 'Who is paid',
  title: 'Who is paid in a sale?',
  when: 'Use it before you sign a term sheet, and again before you answer an offer for the company. It shows what each class of shares takes first, and what that leaves you.',
  description:
    'Who gets what when the company is sold: liquidation preferences by class, participating, capped or converting, senior or equal, and your own money.',
  keywords: [
    'liquidation preference',
    'exit waterfall',
    'participating preferred',
    'term sheet',
    'exit proceeds',
  ],
  inputs,
  compute,
  answer(figures, values) {
    const {yours, investors, others, byShare} = figures;
    const paid = waterfall(values.price, classesOf(values));
    return {
      inShort: [`${percent(values.yours)}, sold for EUR ${brief(values.price)}`, `EUR ${brief(yours)}`],
      sentence: `You get ${euros(yours)}, which is ${percent((yours / values.price) * 100)} of the price. By your share alone it would be ${euros(byShare)}.`,
      key: euros(yours),
      rows: [
        ['You', euros(yours)],
        ['Other ordinary shares and options', euros(others)],
        ...paid.map(
          (each, index) =>
            [
              `Class ${index + 1}, ${euros(values.classes[index]?.[0] ?? 0)} paid in`,
              `${euros(each)}, ${ratio(each / (values.classes[index]?.[0] ?? 1))}×`,
            ] as const,
        ),
        ['All classes with a preference', euros(investors)],
      ],
      chart: chart(values, figures),
    };
  },
  method:
    'Preferences are paid by seniority, and in proportion where it is equal. The rest goes to ordinary shares, to classes that participate until their cap, and to those that convert, each by its share. A class converts where that gives it more.',
  source: 'The terms of the model articles of the BVCA and of the NVCA’s model charter',
  limits: [
    'Options count as exercised without a price. Add cumulative dividends to the preference, as a higher multiple.',
    'Debts, fees, earn-outs and managers’ bonuses are paid before any of this. Take them off the price first.',
    'It is arithmetic, and neither legal advice nor an offer. The articles decide, so have a lawyer check it against them.',
  ],
});
