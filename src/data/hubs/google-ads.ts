import type {Hub} from './types';

export const googleAds: Hub = {
  id: 'google-ads-performance-max',
  title: 'Google Ads & Performance Max',
  description:
    'Performance Max that has to find strangers, search that defends its margin, and a way to tell which of the two earned the order.',
  hue: 'amber',
  keywords: ['Performance Max', 'PMax audience signals', 'Google Ads advisory', 'search themes'],
  heading: 'Make Performance Max look for people who do not know you',
  lead: 'Left alone, it spends on your brand name and your past buyers, because they convert. With four constraints it becomes an acquisition channel, and you can prove it.',
  intro: {
    heading: 'The return looks best where it is worth least',
    paragraphs: [
      'A blended return of 600 % is easy when a third of the budget buys searches for your own name. The same account often shows a cost per new customer that nobody would sign.',
      'We separate the two first. Brand terms get a campaign of their own with a ceiling, past buyers are told apart from new ones, and what remains is the true price of a stranger. From about 50 conversions a month that price can be steered. Below that we begin with search and shopping, because Performance Max would be guessing.',
    ],
  },
  cards: {
    heading: 'Three recipes, in the order we run them',
    lead: 'Clean the campaign, teach it, then go where your competitors are being compared.',
    recipes: [
      'pmax-cold-traffic-magnet',
      'pmax-precision-audience-signals',
      'google-ads-competitor-conquest',
    ],
  },
  approach: {
    heading: 'Four steps from a blended number to a true one',
    steps: [
      {
        title: 'Separate',
        text: 'Brand terms and past buyers leave the campaign. Expect the reported return to fall in the first week; nothing was lost that was ever won.',
      },
      {
        title: 'Teach',
        text: 'One asset group per reason to buy, each with its own signal: a customer list of at least 1,000 members, and up to 25 search themes.',
      },
      {
        title: 'Wait',
        text: 'Four weeks or 50 conversions without a change. Bids, budgets and assets stay as they are, and we look at search terms only.',
      },
      {
        title: 'Steer',
        text: 'Targets come last. A target return is set after about 90 days, from the margin, and moved by a tenth at a time.',
      },
    ],
  },
  sections: [
    {
      kind: 'rows',
      heading: 'Settings we check on the first morning',
      lead: 'Each takes minutes, and most accounts we open have at least two of them wrong.',
      rows: [
        {
          title: 'Text that fits',
          text: 'Headlines of 30 characters, descriptions of 90. Write for the limit: a headline cut in the middle is the commonest reason for a low asset rating.',
        },
        {
          title: 'Conversions that count once',
          text: 'One purchase action, with value after discounts. Two tags that both count double the return and halve the sense.',
        },
        {
          title: 'A customer list that still matches',
          text: 'At least 1,000 users, refreshed each month. An old list teaches the campaign last year’s buyer.',
        },
        {
          title: 'Final address expansion',
          text: 'On only where every page may be advertised. Returns pages and job adverts have both won auctions.',
        },
      ],
    },
    {
      kind: 'article',
      heading: 'How a Performance Max account is put in order, week by week',
      text: 'The journal has the long version, with the checks, the questions we are asked most and the point at which to stop.',
      link: 'Read the Performance Max article',
      to: '/philosophy/journal/pmax-optimization-2025',
    },
  ],
  action: {
    heading: 'What does a new customer cost you on Google?',
    text: 'If the answer comes from the platform, it is too low. We work it out with you on the call.',
    button: 'Book Free Consultation',
    to: '/contact',
  },
};
