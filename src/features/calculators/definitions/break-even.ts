import {defineCalculator, type FiguresOf, type ValuesOf} from '../calculator';
import {asGiven, euros, ratio} from '../lib/format';
import {amount, percentage, plain, price} from '../lib/inputs';

const inputs = {
  price: price('Price of an order', 60, 'What a customer pays before any discount, with VAT.'),
  vat: percentage('VAT', 19, 'Its rate in the country you sell to; 0 if the price is without it.', {
    default: 0,
  }),
  discount: percentage('Discount', 10, 'Off the price, on average over all first orders.', {
    default: 0,
    max: 99.9,
  }),
  goods: amount('Goods', 16, 'What you pay for the products of an order, without VAT.'),
  fulfilment: amount('Fulfilment', 6.5, 'Packing and shipping, for each order sent.', {
    default: 0,
    step: 0.5,
  }),
  fees: percentage('Payment fees', 2.5, 'Share of what the customer pays.', {default: 0, step: 0.1}),
  returns: percentage('Returns', 8, 'Orders that come back, out of 100.', {default: 0}),
  repeat: amount(
    'Margin of repeat orders',
    9,
    'What an average customer’s later orders leave, as far as you can prove it.',
    {default: 0},
  ),
  keep: percentage(
    'What you keep',
    20,
    'Share of the margin that is not for advertising: wages, rent, profit.',
    {default: 0, step: 5},
  ),
  orders: plain(
    'Orders a month',
    900,
    'For the cash plan: what they leave together is its income, month by month.',
    {optional: true, step: 50},
  ),
  ordersGrowth: percentage('Growth of the orders', 3, 'A month. A minus means that they become fewer.', {
    optional: true,
    min: -100,
    step: 0.5,
  }),
};

/** Fees are paid on the price with VAT. The goods of a returned order are sold again; its fulfilment and fees are lost. */
function compute(values: ValuesOf<typeof inputs>) {
  const {price: full, vat, discount, goods, fulfilment, fees, returns, repeat, keep, orders} = values;
  const paid = full * (1 - discount / 100);
  const net = paid / (1 + vat / 100);
  const contribution = (1 - returns / 100) * (net - goods) - fulfilment - (fees / 100) * paid;
  const margin = Math.max(0, contribution + repeat);
  const most = margin * (1 - keep / 100);
  // Revenue for each euro of advertising: none where nothing may be spent.
  const per = (revenue: number, cost: number) => (cost > 0 ? revenue / cost : undefined);
  return {
    contribution,
    income: contribution > 0 && orders > 0 ? contribution * orders : undefined,
    most,
    roasWithVat: per(paid, margin),
    roasWithoutVat: per(net, margin),
    targetWithVat: per(paid, most),
    targetWithoutVat: per(net, most),
  };
}

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

function sentenceOf(
  {contribution, most}: FiguresOf<typeof compute>,
  kept: string,
  aim: Returns,
  even: Returns,
): string {
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

export default defineCalculator({
  id: 'break-even',
  name: 'Break-even',
  title: 'What may a new customer cost?',
  when: 'Use it before you set a target in an ad account, and whenever prices or costs change. It turns an order into the most that you can pay for a customer, and into the return on ad spend at which you break even.',
  description:
    'The most a new customer may cost, from price, VAT, discount, goods, fulfilment, fees, returns and repeat orders, and the break-even return on ad spend.',
  keywords: ['break-even ROAS', 'customer acquisition cost', 'CAC', 'contribution margin', 'target CPA'],
  inputs,
  compute,
  answer(figures, values) {
    const {contribution, income, most} = figures;
    const {keep, ordersGrowth} = values;
    const kept = asGiven(keep);
    const even = returnsOf(figures.roasWithVat, figures.roasWithoutVat);
    const aim = returnsOf(figures.targetWithVat, figures.targetWithoutVat);
    return {
      inShort: [`Order of ${euros(values.price)}`, `${euros(Math.max(0, most))} at most`],
      sentence: sentenceOf(figures, kept, aim, even),
      key: most > 0 ? euros(most) : 'nothing at all',
      rows: [
        ['Most that a new customer may cost', euros(most)],
        ['What each order leaves', euros(contribution)],
        income !== undefined && ['What a month’s orders leave', euros(income)],
        ...(kept === '0' ? [] : aim.map(([counts, value]) => [`Return to aim for${counts}`, value] as const)),
        ...even.map(([counts, value]) => [`Return at break-even${counts}`, value] as const),
      ],
      next: [
        income !== undefined && {
          id: 'runway',
          says: 'How long does the cash last with this income?',
          given: {income: Number(income.toFixed(2)), incomeGrowth: ordersGrowth || 0},
        },
      ],
    };
  },
  method:
    'Price less discount and VAT is what you earn; goods, fulfilment and fees come off it. A returned order is paid back and its goods are sold again, but fulfilment and fees are lost. Repeat margin is added, and what you keep is taken off.',
  source: 'Plain sums; fees are taken on the price with VAT',
  limits: [
    'It speaks of an average order. If you sell at very different margins, work out each kind on its own.',
    'Return postage that you pay, and goods that come back unsaleable, are not in it: spread both over all orders and add them to fulfilment.',
    'It is a limit rather than a target: at this cost, a customer leaves you only what you chose to keep.',
  ],
});
