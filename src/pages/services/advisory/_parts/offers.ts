import {claims} from '../../../../config/site';

const SAME_TERMS = [
  {title: 'Lock-in', text: 'No minimum lock-in. Month to month, cancel anytime.'},
  {title: 'Price', text: 'Flexible hours billed at a fixed rate. No retainer, no start-up cost.'},
];

/** The two advisory services; an id is also an anchor. */
export const OFFERS = [
  {
    id: 'growth',
    name: 'Growth Advisory',
    summary:
      'A senior operator joins your team for part of the month, decides with you what to try next, and helps to build it.',
    forWhom: [
      'E-commerce and direct-to-consumer brands whose paid channels have stopped scaling',
      `Scaling businesses with revenues above ${claims.scalingRevenue} that want a second opinion from people who also do the work`,
      'Teams about to enter a new market or launch a new product',
      'Founders who are still their own head of growth, and should not be by next quarter',
    ],
    included: [
      {
        title: 'An audit you can act on',
        text: 'Channels, tracking, margin and past tests, written up as a short list ranked by effort and effect.',
      },
      {
        title: 'A quarterly plan of small bets',
        text: 'Each with an owner, a cost, one number and the date on which it is judged.',
      },
      {
        title: 'Weekly stand-up and async review',
        text: 'We look at creative, campaigns and flows while they can still be changed.',
      },
      {
        title: 'Hands where you lack them',
        text: 'Account structure, segmentation, landing pages and dashboards, built with your team.',
      },
    ],
    terms: [{title: 'Time', text: claims.daysPerMonth}, ...SAME_TERMS],
  },
  {
    id: 'fundraising',
    name: 'Fund Raising Advisory',
    summary:
      'An advisor who has closed rounds prepares yours with you: story, model, data room, investor list, and what you will say in the negotiation.',
    forWhom: [
      `Companies raising ${claims.raise}`,
      'Founders for whom this is the first round with an institutional lead',
      'Teams whose growth is real but whose numbers do not show it yet',
      'Boards that want the company run properly while the round is on',
    ],
    included: [
      {title: 'Story and deck', text: 'A ten-minute argument that survives the second partner meeting.'},
      {
        title: 'Model and unit economics',
        text: 'Cohorts, contribution margin and runway in a model the founder can defend alone.',
      },
      {title: 'Data room', text: 'Built before the first meeting, in the order in which investors ask.'},
      {
        title: 'Investor list and process',
        text: 'A short list by fund, stage and partner, a calendar for your own outreach, and help with the term sheet.',
      },
    ],
    terms: [
      {title: 'Time', text: claims.fundraisingDaysPerMonth},
      {title: 'Round', text: `Raises of ${claims.raise}`},
      {
        title: 'No success fee',
        text: 'We make no introductions and take no share of a round. Introducing investors for pay is regulated in many countries: see a lawyer before you promise anyone such a fee.',
      },
      {title: 'No offer', text: 'Nothing here offers or recommends securities.'},
      ...SAME_TERMS,
    ],
  },
];

export type Offer = (typeof OFFERS)[number];
