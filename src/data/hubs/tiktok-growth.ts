import type {Hub} from './types';

export const tiktokGrowth: Hub = {
  id: 'tiktok-growth',
  title: 'TikTok Growth',
  description:
    'Authority, creators, ads and the shop, in an order that lets each one feed the next instead of starting four experiments at once.',
  hue: 'violet',
  keywords: ['TikTok growth', 'TikTok Shop', 'creator partnerships', 'Spark Ads'],
  heading: 'Nobody came to TikTok to see an advertisement, so do not make one',
  lead: 'Short clips by people who know something, boosted when they hold attention, sold where the viewer already is. It rewards volume and honesty, in that order.',
  intro: {
    heading: 'It is a supply problem before it is a media problem',
    paragraphs: [
      'Most brands arrive with two polished films. The system wants ten to fifty clips of 7-20 seconds, and most of them will do nothing. That is how it is meant to work: you are buying draws, and the price of a draw is a morning with a phone.',
      'So we build the supply first, with one expert and a small roster of creators. Budget follows clips that already hold people without it.',
    ],
  },
  cards: {
    heading: 'Four recipes, each one feeding the next',
    lead: 'Answers build authority, authority attracts creators, creators supply ads, ads fill the shop.',
    recipes: [
      'tiktok-content-authority-build',
      'tiktok-ads-mastery',
      'creator-partnership-programs',
      'tiktok-shop-integration',
    ],
  },
  approach: {
    heading: 'Four steps, and money only enters at the third',
    steps: [
      {
        title: 'Find the questions',
        text: 'Comments, search suggestions, support mail. Thirty questions that a buyer really asks make a quarter of content.',
      },
      {
        title: 'Post and watch',
        text: 'Three series, four posts a week, for six weeks. We read saves and full views, and ignore followers.',
      },
      {
        title: 'Boost what held',
        text: 'Clips watched to the end by more than a fifth get budget as they are, comments included.',
      },
      {
        title: 'Sell inside',
        text: 'A narrow range in the shop, checked for margin after commission and shipping. Wide ranges come later, if at all.',
      },
    ],
  },
  sections: [
    {
      kind: 'figures',
      heading: 'What the machine wants to be fed',
      figures: [
        {value: '10-50', label: 'video ads in supply'},
        {value: '7-20 s', label: 'length of each'},
        {value: '4 a week', label: 'posts, for six weeks'},
      ],
      note: 'Working figures of our team, 2025. They hold for shops with an average order of EUR 25 to 120; dearer products need longer answers.',
    },
    {
      kind: 'rows',
      heading: 'When we advise against it',
      lead: 'About one company in three is better off elsewhere this year.',
      rows: [
        {
          title: 'Nobody will stand before the camera',
          text: 'Creators help, but an account without a face of its own has to be bought again every month.',
        },
        {
          title: 'Margin below a third',
          text: 'Commission, shipping and the platform’s discounts take it. Begin with retention.',
        },
        {
          title: 'The product needs a form',
          text: 'Insurance, fitted furniture, anything with a site visit: use it for being known, not for sales.',
        },
      ],
    },
  ],
  action: {
    heading: 'Which question do your customers ask most?',
    text: 'Bring it. We sketch the first three clips on the call, and you film them with or without us.',
    button: 'Book Free Consultation',
    to: '/contact',
  },
};
