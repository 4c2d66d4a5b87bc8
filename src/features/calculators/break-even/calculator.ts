import {answerOf, type Answer, type Calculator} from '../calculator';
import {asGiven, euros, ratio} from '../lib/format';
import {amount, price, share} from '../lib/inputs';
import {numbers, type Given} from '../lib/outcome';
import {breakEven, INPUTS, type Figures} from './compute';

type Returns = readonly (readonly [counts: string, value: string])[];

/** Return on ad spend, by whether the ad account counts VAT: one row without VAT, none if nothing may be spent. */
function returnsOf(withVat?: number, withoutVat?: number): Returns {
  if (withVat === undefined || withoutVat === undefined) {
    return [];
  }
  return withVat === withoutVat
    ? [['', ratio(withVat)]]
    : [
        [', with VAT', ratio(withVat)],
        [', without VAT', ratio(withoutVat)],
      ];
}

function sentenceOf({contribution, most}: Figures, kept: string, aim: Returns, even: Returns): string {
  const order = `Each first order ${contribution < 0 ? 'loses' : 'leaves'} ${euros(Math.abs(contribution))} before advertising.`;
  if (most <= 0) {
    const why = even.length > 0 ? 'you keep all of the margin' : 'there is no margin to pay for one';
    return `A new customer may cost nothing at all: ${why}. ${order}`;
  }
  const [[, first] = ['', ''], second] = aim;
  const counting = second === undefined ? '' : ` if it counts revenue with VAT, ${second[1]} without`;
  const account =
    kept === '0'
      ? `you break even at a return of ${first}${counting}.`
      : `that is a return of ${first}${counting}; you break even at ${even.map(([, value]) => value).join(' and ')}.`;
  return `A new customer may cost ${euros(most)} at most.${kept === '0' ? '' : ` You then keep ${kept} % of the margin.`} ${order} In the ad account, ${account}`;
}

function say(figures: Figures, given: Given<string>): Answer {
  const {contribution, most} = figures;
  const kept = asGiven(numbers(INPUTS, given).keep);
  const even = returnsOf(figures.roasWithVat, figures.roasWithoutVat);
  const aim = returnsOf(figures.targetWithVat, figures.targetWithoutVat);
  return {
    sentence: sentenceOf(figures, kept, aim, even),
    key: most > 0 ? euros(most) : 'nothing at all',
    rows: [
      ['Most that a new customer may cost', euros(most)],
      ['Left of each order', euros(contribution)],
      ...(kept === '0' ? [] : aim.map(([counts, value]) => [`Return to aim for${counts}`, value] as const)),
      ...even.map(([counts, value]) => [`Return at break-even${counts}`, value] as const),
    ],
  };
}

const calculator: Calculator = {
  id: 'break-even',
  name: 'Break-even',
  title: 'What may a new customer cost?',
  when: 'Use it before you set a target in an ad account, and whenever prices or costs change. It turns an order into the most that you can pay for a customer, and into the return on ad spend at which you break even.',
  description:
    'The most a new customer may cost, from price, VAT, discount, goods, fulfilment, fees, returns and repeat orders, and the break-even return on ad spend.',
  keywords: ['break-even ROAS', 'customer acquisition cost', 'CAC', 'contribution margin', 'target CPA'],
  inputs: {
    price: price('Price of an order', 60, 'What a customer pays before any discount, with VAT.'),
    vat: share('VAT', 19, 'Its rate in the country you sell to; 0 if the price is without it.'),
    discount: share('Discount', 10, 'Off the price, on average over all first orders.', {max: 99.9}),
    goods: amount('Goods', 16, 'What you pay for the products of an order, without VAT.'),
    fulfilment: amount('Fulfilment', 6.5, 'Packing and shipping, for each order sent.', 0.5),
    fees: share('Payment fees', 2.5, 'Share of what the customer pays.', {step: 0.1}),
    returns: share('Returns', 8, 'Orders that come back, out of 100.'),
    repeat: amount(
      'Margin of repeat orders',
      9,
      'What an average customer’s later orders leave, as far as you can prove it.',
    ),
    keep: share(
      'What you keep',
      20,
      'Share of the margin that is not for advertising: wages, rent, profit.',
      {step: 5},
    ),
  },
  defaults: INPUTS,
  compute: breakEven,
  answer: (given) => answerOf(breakEven(given), (figures) => say(figures, given)),
  method:
    'Price less discount and VAT is what you earn; goods, fulfilment and fees come off it. A returned order is paid back and its goods are sold again, but fulfilment and fees are lost. Repeat margin is added, and what you keep is taken off.',
  source: 'Plain sums; fees are taken on the price with VAT',
  limits: [
    'It speaks of an average order. If you sell at very different margins, work out each kind on its own.',
    'Return postage that you pay, and goods that come back unsaleable, are not in it: spread both over all orders and add them to fulfilment.',
    'It is a limit rather than a target: at this cost, a customer leaves you only what you chose to keep.',
  ],
};

export default calculator;
