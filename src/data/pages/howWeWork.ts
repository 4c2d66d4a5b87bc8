/** The five process steps. */
export const processSteps = [
  {
    title: 'Start with your goals',
    lines: [
      'One page: what must be true of revenue, margin and runway in six months, and what you will not do to get there.',
      'We ask who decides, who builds and which number the board looks at first.',
    ],
    output: 'A goal with a date, and the one number that measures it',
  },
  {
    title: 'Audit what is already there',
    lines: [
      'Ad accounts, tracking, flows, pages and margins, read with the rights of a guest and without changing anything.',
      'Every test of the last year goes on a list, with what it taught. Most companies know more than they use.',
    ],
    output: 'A ranked list of findings, the cheap ones first',
  },
  {
    title: 'Design for growth',
    lines: [
      'Findings become bets. Each one states its cost, the number it should move, and the result at which it stops.',
      'Where a round is planned, the bets are chosen so that their results belong in the investor update.',
    ],
    output: 'A quarter of small bets, with owners and dates',
  },
  {
    title: 'Execute where needed',
    lines: [
      'Your team does what it does well. We take the parts nobody has time or practice for, in your accounts.',
      'What we build comes with a page that says how to run it after we leave.',
    ],
    output: 'Work that is live, and documented',
  },
  {
    title: 'Measure what matters',
    lines: [
      'Three to five figures, read every week by the people who can change them. The rest can wait for the quarter.',
      'A bet that missed its number ends on the agreed date. What it taught goes back into step one.',
    ],
    output: 'A decision every week, a new plan every quarter',
  },
] as const;

/** The five day-to-day commitments. */
export const commitments = [
  {
    title: 'Slack or WhatsApp',
    text: 'We join the channel your team already uses. No portal, no tickets.',
  },
  {
    title: 'Weekly standups',
    text: 'Thirty minutes, the same day each week, numbers first.',
  },
  {
    title: 'Async feedback',
    text: 'Drafts, campaigns and decks come back with comments in the file, not in a meeting.',
  },
  {
    title: 'Yearly strategy sessions and quarterly check-ins',
    text: 'One day a year to choose the direction, half a day each quarter to check it is still right.',
  },
  {
    title: 'A response never takes 3 days',
    text: 'Usually the same day. If an answer needs longer, you hear when it will come.',
  },
] as const;
