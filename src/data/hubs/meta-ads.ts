import type {Hub} from './types';

export const metaAds: Hub = {
  id: 'meta-ads',
  title: 'Meta Ads',
  description:
    'Creative as targeting: a funnel of three tiers, tests with stop rules, and retargeting that knows how long ago somebody left.',
  hue: 'blue',
  keywords: ['Meta Ads advisory', 'creative testing', 'retargeting', 'lookalike audiences'],
  heading: 'The creative finds the audience now, so test it like one',
  lead: 'Broad targeting took the levers out of the ad set and put them into the first three seconds. We plan, test and retire creative by rule.',
  intro: {
    heading: 'An account with forty ad sets is arguing with itself',
    paragraphs: [
      'Each of them needs about 50 purchases a week to leave the learning phase. Split a normal budget forty ways and none does, so every figure you compare is noise.',
      'We merge what can be merged, give strangers a reason before an offer, and let a fixed rule decide when an idea ends. What is left is a small account with a steady supply of new arguments.',
    ],
  },
  cards: {
    heading: 'Four recipes that make one system',
    lead: 'The funnel gives every ad a job, the tests fill it, the sequence closes it, and the seeds widen it.',
    recipes: [
      'three-tiered-content-funnel',
      'creative-testing-framework',
      'advanced-retargeting-sequences',
      'lookalike-audience-optimization',
    ],
  },
  approach: {
    heading: 'Four steps to an account you can read in ten minutes',
    steps: [
      {
        title: 'Merge',
        text: 'Fewer campaigns, one per purpose: find, test, return. Past buyers are excluded where the purpose is to find.',
      },
      {
        title: 'List the reasons to buy',
        text: 'From reviews, returns and support mail, in customers’ words. Eight to twelve is usual, and three carry most of the revenue.',
      },
      {
        title: 'Test by rule',
        text: 'Every idea gets the same money and the same stop. We write the expected winner down first, which keeps everybody modest.',
      },
      {
        title: 'Refresh before fatigue',
        text: 'When first-time reach falls for two weeks running, the next concept is already made. Waiting for cost to rise is too late.',
      },
    ],
  },
  sections: [
    {
      kind: 'rows',
      heading: 'Four figures to read each week',
      lead: 'In this order. If the first is wrong, the others do not matter yet.',
      rows: [
        {
          title: 'Cost per new customer',
          text: 'From your shop, not from the platform, over seven days and over twenty-eight.',
        },
        {
          title: 'Share of first-time reach',
          text: 'How many people saw you for the first time. Under a third, you are paying to be recognised.',
        },
        {
          title: 'Hook rate',
          text: 'Three-second views by impressions, per concept. It says if the opening works, and nothing else.',
        },
        {
          title: 'Age of the best ad',
          text: 'When more than half of spend sits on one concept older than eight weeks, that is a risk with a date.',
        },
      ],
    },
  ],
  action: {
    heading: 'Send us your three best ads',
    text: 'We will tell you which reason to buy each of them argues, and which one nobody is arguing yet.',
    button: 'Book Free Consultation',
    to: '/contact',
  },
};
