import {defineCalculator} from '../calculator';
import {asGiven, euros, percent} from '../lib/format';
import {percentage, price} from '../lib/inputs';
import {spread} from '../lib/sample';

function chart(margin: number, off: number, growth: number) {
  const xs = spread(0, Math.max(margin * 0.8, off));
  return {
    label: 'The closer the discount comes to the margin, the faster the orders must grow to pay for it.',
    x: 'Discount, %',
    y: 'More orders needed, %',
    xs,
    lines: [{name: 'More orders needed', ys: xs.map((x) => (x / (margin - x)) * 100)}],
    marks: [{x: off, y: growth, text: percent(growth)}],
  };
}

export default defineCalculator({
  id: 'discount',
  name: 'Discount',
  title: 'What must a discount bring?',
  when: 'Use it before you send a code. Everyone pays less, and only the orders that would not have come otherwise can pay for that.',
  description:
    'How many more orders a discount needs to pay for itself, and what each extra order leaves once those who would have bought anyway have had theirs.',
  keywords: ['discount', 'voucher', 'promotion', 'margin', 'break-even of a discount'],
  inputs: {
    price: price('Price of an order', 50, 'Without VAT, before the discount.'),
    margin: percentage('Margin', 60, 'What is left of that price after goods, fulfilment and fees.', {
      min: 0.1,
    }),
    discount: percentage('Discount', 20, 'Off the price.', {min: 0.1, step: 5}),
    anyway: percentage(
      'Would have bought anyway',
      60,
      'Of 100 orders with the discount. Only a control group knows; for a code sent to all customers, start high.',
      {step: 5},
    ),
  },
  compute({price: full, margin, discount: off, anyway}) {
    if (anyway === 100) {
      return 'If every order would have come anyway, there is no extra order to pay for the discount.';
    }
    return {
      marginPerExtra: (full * (margin - off / (1 - anyway / 100))) / 100,
      growth: margin - off > 1e-9 ? (off / (margin - off)) * 100 : undefined,
    };
  },
  answer({marginPerExtra, growth}, {price: full, margin, discount: off, anyway}) {
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
      inShort: [
        `${asGiven(off)} % off at ${asGiven(margin)} % margin`,
        growth === undefined ? 'never' : `+${percent(growth)} orders`,
      ],
      sentence: `${needs} If ${asGiven(anyway)} % of the orders would have come anyway, ${each}.`,
      key: growth === undefined ? 'no number of orders' : percent(growth),
      rows: [
        ['More orders needed', growth === undefined ? 'no number is enough' : percent(growth)],
        ['Margin of an order at full price', euros((full * margin) / 100)],
        ['Margin with the discount', euros((full * (margin - off)) / 100)],
        ['Margin for each extra order', euros(marginPerExtra)],
      ],
      chart: growth === undefined ? undefined : chart(margin, off, growth),
    };
  },
  method:
    'The discount comes off the margin of every order, so the margin must come back through more orders: discount divided by what is left of the margin. For each extra order, the discount of those who would have bought anyway is taken off as well.',
  source: 'Plain sums',
  limits: [
    'Orders that only come earlier are not extra: they are missing next month.',
    'Customers learn. If a code comes every month, more and more of them wait for it.',
    'Costs are taken as unchanged: goods, fulfilment and fees in euros as at full price.',
  ],
});
