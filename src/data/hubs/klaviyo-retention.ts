import type {Hub} from './types';

export const klaviyoRetention: Hub = {
  id: 'klaviyo-retention',
  title: 'Klaviyo Retention',
  description:
    'Flows, segments and text messages that earn the second order, read by cohort margin instead of attributed revenue.',
  hue: 'rose',
  keywords: ['Klaviyo flows', 'retention marketing', 'e-mail segmentation', 'SMS marketing', 'CRM'],
  heading: 'The second order is the cheapest growth you have',
  lead: 'It needs no media, only good timing: five flows, a handful of segments, and the discipline to send less.',
  intro: {
    heading: 'Attributed revenue is not retention',
    paragraphs: [
      'A dashboard that credits e-mail with 35 % of revenue mostly counts people who were going to buy anyway. The test is simple: hold out a tenth of your customers for a quarter, and compare.',
      'We begin with the moments that precede an order, write for those, and judge by cohort: how many first-time buyers of March had bought again by June, and at what margin.',
    ],
  },
  cards: {
    heading: 'Four recipes, from the first flow to the whole lifecycle',
    lead: 'Each works alone. Together they take about two quarters.',
    recipes: [
      'essential-klaviyo-flows',
      'advanced-segmentation-strategy',
      'sms-marketing-integration',
      'lifecycle-revenue-optimization',
    ],
  },
  approach: {
    heading: 'Four steps from more mail to better mail',
    steps: [
      {
        title: 'Map the moments',
        text: 'From sign-up to lapse, with days between them, taken from your own orders. The gap between first and second order sets most of the calendar.',
      },
      {
        title: 'Write five flows',
        text: 'Welcome, browse, basket, after purchase, win-back, with filters that keep one person out of two flows, and a 16-hour smart sending window.',
      },
      {
        title: 'Segment by intent',
        text: 'Six segments that exclude each other. The most engaged hear more, the silent hear less, and margin decides who sees a discount.',
      },
      {
        title: 'Hold out and judge',
        text: 'One tenth never gets the programme. The difference, in margin per customer, is what retention is worth.',
      },
    ],
  },
  sections: [
    {
      kind: 'figures',
      heading: 'Why we look here before we look for more traffic',
      figures: [
        {value: '5x', label: 'cheaper to keep a customer than to win one'},
        {value: '25%', label: 'more profit from a small rise in retention'},
        {value: '67%', label: 'higher spend by returning customers'},
      ],
      note: 'Widely quoted industry figures, across many kinds of business. Yours will differ: we work them out from your own cohorts before we plan with them.',
    },
  ],
  action: {
    heading: 'Plot your second orders before you send another campaign',
    text: 'The recipe library has the queries and the flows. Start there, and call when the curve is on the table.',
    button: 'See the retention recipes',
    to: '/services/growth-recipes?stage=retention',
  },
};
