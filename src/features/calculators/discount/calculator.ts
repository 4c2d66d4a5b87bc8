import {answerOf, type Answer, type Calculator, type Chart} from '../calculator';
import {asGiven, euros, percent} from '../lib/format';
import {price, share} from '../lib/inputs';
import {numbers, type Given} from '../lib/outcome';
import {spread} from '../lib/sample';
import {discount, INPUTS, type Figures} from './compute';

type Values = Readonly<Record<keyof typeof INPUTS, number>>;

function chart(values: Values, growth: number): Chart {
  const offs = spread(0, Math.max(values.margin * 0.8, values.discount));
  return {
    label: 'The closer the discount comes to the margin, the faster the orders must grow to pay for it.',
    x: 'Discount, %',
    y: 'More orders needed, %',
    xs: offs,
    lines: [{name: 'More orders needed', ys: offs.map((off) => (off / (values.margin - off)) * 100)}],
    marks: [{x: values.discount, y: growth, text: percent(growth)}],
  };
}

function say({marginPerExtra, growth}: Figures, given: Given<string>): Answer {
  const values = numbers(INPUTS, given);
  const {price: full, margin, discount: off, anyway} = values;
  const needs =
    growth === undefined
      ? `A discount of ${asGiven(off)} % takes all of your margin: no number of orders pays for it.`
      : `For a discount of ${asGiven(off)} % to pay for itself, orders must grow by ${percent(growth)}.`;
  const left = euros(Math.abs(marginPerExtra));
  const each =
    marginPerExtra < 0 && left !== 'EUR 0'
      ? `you lose ${left} with each extra order`
      : `each extra order leaves ${left === 'EUR 0' ? 'nothing' : left} once all discounts are paid`;
  return {
    sentence: `${needs} If ${asGiven(anyway)} % of the orders would have come anyway, ${each}.`,
    key: growth === undefined ? 'no number of orders' : percent(growth),
    rows: [
      ['More orders needed', growth === undefined ? 'no number is enough' : percent(growth)],
      ['Margin of an order at full price', euros((full * margin) / 100)],
      ['Margin with the discount', euros((full * (margin - off)) / 100)],
      ['Margin for each extra order', euros(marginPerExtra)],
    ],
    chart: growth === undefined ? undefined : chart(values, growth),
  };
}

const calculator: Calculator = {
  id: 'discount',
  name: 'Discount',
  title: 'What must a discount bring?',
  when: 'Use it before you send a code. Everyone pays less, and only the orders that would not have come otherwise can pay for that.',
  description:
    'How many more orders a discount needs to pay for itself, and what each extra order leaves once those who would have bought anyway have had theirs.',
  keywords: ['discount', 'voucher', 'promotion', 'margin', 'break-even of a discount'],
  inputs: {
    price: price('Price of an order', 50, 'Without VAT, before the discount.'),
    margin: share('Margin', 60, 'What is left of that price after goods, fulfilment and fees.', {min: 0.1}),
    discount: share('Discount', 20, 'Off the price.', {min: 0.1, step: 5}),
    anyway: share(
      'Would have bought anyway',
      60,
      'Of 100 orders with the discount. Only a control group knows; for a code sent to all customers, start high.',
      {step: 5},
    ),
  },
  defaults: INPUTS,
  compute: discount,
  answer: (given) => answerOf(discount(given), (figures) => say(figures, given)),
  method:
    'The discount comes off the margin of every order, so the margin must come back through more orders: discount divided by what is left of the margin. For each extra order, the discount of those who would have bought anyway is taken off as well.',
  source: 'Plain sums',
  limits: [
    'Orders that only come earlier are not extra: they are missing next month.',
    'Customers learn. If a code comes every month, more and more of them wait for it.',
    'Costs are taken as unchanged: goods, fulfilment and fees in euros as at full price.',
  ],
};

export default calculator;
