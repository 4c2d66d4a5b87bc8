import {answerOf, type Answer, type Calculator} from '../calculator';
import {euros, fine} from '../lib/format';
import {amount, price, share} from '../lib/inputs';
import {breakEven, INPUTS, type Figures} from './compute';

function say({contribution, most, roasWithVat, roasWithoutVat}: Figures): Answer {
  const first = `Each first order leaves ${euros(contribution)} before advertising.`;
  return {
    sentence:
      roasWithVat === undefined || roasWithoutVat === undefined
        ? `A new customer may cost nothing at all: there is no margin to pay for one. ${first}`
        : `A new customer may cost ${euros(most)} at most. ${first} In the ad account, you break even at a return of ${fine(roasWithVat)} if it counts revenue with VAT, ${fine(roasWithoutVat)} without.`,
    key: roasWithVat === undefined ? 'nothing at all' : euros(most),
    rows: [
      ['Left of each order', euros(contribution)],
      ['Most that a new customer may cost', euros(most)],
      ...(roasWithVat === undefined ? [] : ([['Return on ad spend, with VAT', fine(roasWithVat)]] as const)),
      ...(roasWithoutVat === undefined
        ? []
        : ([['Return on ad spend, without VAT', fine(roasWithoutVat)]] as const)),
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
    'Price less discount and VAT is what you earn; goods, fulfilment and fees go off it. A returned order is paid back and its goods are sold again, but fulfilment and fees are lost. Repeat margin is added, and what you keep is taken off.',
  source: 'Plain sums; fees are taken on the price with VAT',
  limits: [
    'It speaks of an average order. If you sell at very different margins, work out each kind by itself.',
    'Goods that come back unsaleable cost you more than this: add them to the price of the goods.',
    'It is a limit, and no target: at this cost each customer leaves you nothing more than what you chose to keep.',
  ],
};

export default calculator;
