/** What the philosophy page says about artificial intelligence: what it levels, and what it leaves. */
export const equaliser = {
  levelled: [
    'Forty versions of an advertisement before lunch',
    'A first draft of every flow, page and brief',
    'An analyst who reads ten thousand reviews overnight',
    'A working prototype in days, without a development team',
  ],
  left: [
    'Knowing which of the forty is true of your product',
    'A product people buy a second time',
    'Customers who tell you what they think',
    'The nerve to stop what does not work',
  ],
} as const;

/** Why a company's own data is an advantage that cannot be copied. */
export const dataRows = [
  {
    title: 'First orders',
    text: 'Which reason to buy brought them, and at what margin. Platforms report the click; only you know the contribution.',
  },
  {
    title: 'Second orders',
    text: 'The best predictor of value most shops never plot. When it falls, everything bought upstream gets dearer.',
  },
  {
    title: 'Lost orders',
    text: 'Returns, refunds, cancelled subscriptions, in the customer’s own words. Read fifty before you write a brief.',
  },
] as const;

/** A bet as we write it down: the example is invented, the form is the one we use. */
export const sampleBet = [
  {label: 'Bet', text: 'First-time visitors in Germany buy more often when prices include duties.'},
  {label: 'Cost', text: 'Four days of work and EUR 3,000 of traffic.'},
  {label: 'Number', text: 'Checkout completion, from 41 % to 46 % or more.'},
  {label: 'Stop', text: 'After 1,200 checkouts or three weeks, whichever comes first.'},
  {label: 'If it wins', text: 'Austria and the Netherlands get the same treatment.'},
  {label: 'If it loses', text: 'We keep the answer and have lost one week.'},
] as const;
