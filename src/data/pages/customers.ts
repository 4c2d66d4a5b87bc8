import {claims} from '../../config/claims';

interface Titled {
  title: string;
  text: string;
}

/** The four founder types, "You might be". `at` is their place on the page's curve. */
export const founderTypes: readonly (Titled & {at: readonly [number, number]})[] = [
  {
    title: 'The founder who is still head of growth',
    text: 'You know every campaign by name because you built them. The company needs you elsewhere, and the account needs more than your evenings.',
    at: [92, 306],
  },
  {
    title: 'The operator on a plateau',
    text: 'Spend went up, revenue did not. Every channel reports a good return and together they do not add up to the bank account.',
    at: [236, 226],
  },
  {
    title: 'The brand at a border',
    text: 'Home is proven. The next country has other carriers, other returns and other words for what you sell.',
    at: [332, 150],
  },
  {
    title: 'The chief executive before a round',
    text: 'The story is good. The cohorts are in four spreadsheets, and the first investor call is in nine weeks.',
    at: [440, 62],
  },
];

/** The six common challenges. */
export const challenges: readonly Titled[] = [
  {
    title: 'Acquisition costs rise every quarter',
    text: 'Often because the same buyers are paid for twice: once in search, once in retargeting.',
  },
  {
    title: 'Good returns, no profit',
    text: 'Platform return counts revenue. Shipping, discounts and refunds are somewhere else.',
  },
  {
    title: 'Customers buy once',
    text: 'The welcome flow sells the first order hard, and nothing prepares the second.',
  },
  {
    title: 'Numbers nobody trusts',
    text: 'Three dashboards, three totals, and a meeting each week about which is right.',
  },
  {
    title: 'A team that is busy with tasks',
    text: 'Everything ships. Nobody can say which of it moved the month.',
  },
  {
    title: 'A round that eats the company',
    text: 'The founder is in meetings, and the metrics dip while investors look at them.',
  },
];

/** The six areas in which the network has supported companies. */
export const supportAreas: readonly Titled[] = [
  {title: 'Paid acquisition', text: 'Google, Meta and TikTok, steered by margin instead of platform return.'},
  {title: 'Retention and CRM', text: 'Flows, segments and offers that earn the second order.'},
  {title: 'New markets', text: 'Choice of country, landed price, localisation, first campaigns.'},
  {title: 'Product launches', text: 'Waiting list, proof, launch week, and the decision after it.'},
  {title: 'Data and measurement', text: 'Tracking, consent, cohorts, incrementality tests.'},
  {title: 'Fundraising', text: `Story, model, data room and investor process for ${claims.raise}.`},
];

/** "We Design for Growth": the five ways in which we help. */
export const ways: readonly Titled[] = [
  {title: 'We find the brake', text: 'An audit that ends with three findings, not thirty.'},
  {
    title: 'We choose with you',
    text: 'A quarter of small bets, ranked by what they cost and what they may change.',
  },
  {title: 'We build beside you', text: 'In your accounts, with your team, documented as we go.'},
  {title: 'We read the numbers with you', text: 'Every week, the same few, until they decide something.'},
  {title: 'We prepare the next round', text: 'Growth evidence and investor material from one set of data.'},
];
