import {answerOf, type Answer, type Calculator} from '../calculator';
import {euros, ratio} from '../lib/format';
import {amount, price, share} from '../lib/inputs';
import {breakEven, INPUTS, type Figures} from './compute';

/** The returns at which an ad account breaks even, by what it counts: one where there is no VAT. */
function returnsOf({roasWithVat, roasWithoutVat}: Figures): (readonly [counts: string, value: string])[] {
  if (roasWithVat === undefined || roasWithoutVat === undefined) {
    return [];
  }
  return roasWithVat === roasWithoutVat
    ? [['', ratio(roasWithVat)]]
    : [
        [', with VAT', ratio(roasWithVat)],
        [', without VAT', ratio(roasWithoutVat)],
      ];
}

function say(figures: Figures): Answer {
  const {contribution, most} = figures;
  const returns = returnsOf(figures);
  const [first, second] = returns.map(([, value]) => value);
  const counting = second === undefined ? '' : ` if it counts revenue with VAT, ${second} without`;
  const order = `Each first order ${contribution < 0 ? 'loses' : 'leaves'} ${euros(Math.abs(contribution))} before advertising.`;
  return {
    sentence:
      first === undefined
        ? `A new customer may cost nothing at all: there is no margin to pay for one. ${order}`
        : `A new customer may cost ${euros(most)} at most. ${order} In the ad account, you break even at a return of ${first}${counting}.`,
    key: first === undefined ? 'nothing at all' : euros(most),
    rows: [
      ['Left of each order', euros(contribution)],
      ['Most that a new customer may cost', euros(most)],
      ...returns.map(([counts, value]) => [`Return on ad spend${counts}`, value] as const),
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
  answer: (given) => answerOf(breakEven(given), say),
  method:
    'Price less discount and VAT is what you earn; goods, fulfilment and fees come off it. A returned order is paid back and its goods are sold again, but fulfilment and fees are lost. Repeat margin is added, and what you keep is taken off.',
  source: 'Plain sums; fees are taken on the price with VAT',
  limits: [
    'It speaks of an average order. If you sell at very different margins, work out each kind on its own.',
    'Goods that come back unsaleable cost you more than this: add that to the cost of goods.',
    'It is a limit rather than a target: at this cost, a customer leaves you only what you chose to keep.',
  ],
};

export default calculator;
