import {claims} from '../../config/claims';

/** One of the two advisory services, as the page and its structured data describe it. */
export interface Offer {
  id: 'growth' | 'fundraising';
  name: string;
  summary: string;
  /** Fewest and most days a month. */
  days: readonly [number, number];
  forWhom: readonly string[];
  included: readonly {title: string; text: string}[];
  terms: readonly {title: string; text: string}[];
  button: string;
}

const sharedTerms = [
  {title: 'Lock-in', text: 'No minimum lock-in. Month to month, cancel anytime.'},
  {title: 'Price', text: 'Flexible hours billed at a fixed rate. No retainer, no start-up cost.'},
];

export const offers: readonly [Offer, Offer] = [
  {
    id: 'growth',
    name: 'Growth Advisory',
    summary:
      'A senior operator joins your team for part of the month, decides with you what to try next, and helps to build it.',
    days: [2, 7],
    forWhom: [
      'E-commerce and direct-to-consumer brands whose paid channels have stopped scaling',
      `Scaling businesses with revenues above ${claims.scalingRevenue} that need a second opinion with hands`,
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
        text: 'Creative, campaigns and flows looked at while they can still be changed.',
      },
      {
        title: 'Hands where you lack them',
        text: 'Account structure, segmentation, landing pages and dashboards, built with your team.',
      },
    ],
    terms: [{title: 'Time', text: claims.daysPerMonth}, ...sharedTerms],
    button: 'Talk about growth',
  },
  {
    id: 'fundraising',
    name: 'Fund Raising Advisory',
    summary:
      'Somebody who has closed rounds prepares yours with you: story, model, data room, investor list, and the negotiation at the end.',
    days: [4, 6],
    forWhom: [
      `Companies raising ${claims.raise}`,
      'Founders for whom this is the first round with an institutional lead',
      'Teams whose growth is real but whose numbers do not show it yet',
      'Boards that want the company run properly while the round is on',
    ],
    included: [
      {
        title: 'Story and deck',
        text: 'One argument, told in ten minutes, that survives the second partner meeting.',
      },
      {
        title: 'Model and unit economics',
        text: 'Cohorts, contribution margin and runway in a model the founder can defend alone.',
      },
      {
        title: 'Data room',
        text: 'Built before the first meeting, in the order in which investors ask.',
      },
      {
        title: 'Investor list and process',
        text: 'A short list by fund, stage and partner, weekly outreach, and help with the term sheet.',
      },
    ],
    terms: [
      {title: 'Time', text: claims.fundraisingDaysPerMonth},
      {title: 'Round', text: `Raises of ${claims.raise}`},
      ...sharedTerms,
    ],
    button: 'Talk about your round',
  },
];

/** Which of the two comes first, by situation. */
export const choices = [
  {
    title: 'Twelve months of runway or more',
    text: 'Begin with growth. Six months of better cohorts change the valuation more than a better deck does.',
  },
  {
    title: 'Six to twelve months',
    text: 'Both at once, with one plan. What we fix in the channels each week is what the investor update reports.',
  },
  {
    title: 'Less than six',
    text: 'Fundraising first, and only the growth work that shows in the numbers before the data room opens.',
  },
] as const;
