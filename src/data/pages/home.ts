import {claims} from '../../config/claims';

/** Questions of the home page, shown and given as structured data. The first keeps the claim in weeks. */
export const homeQuestions = [
  {
    question: 'How soon will we see results?',
    answer:
      'First results typically take 4-6 weeks, provided your tracking works and somebody can publish what we agree. Significant results take 3-6 months, because a change has to run through at least one full buying cycle before its numbers mean much.',
  },
  {
    question: 'What does it cost?',
    answer:
      'You pay a fixed rate for the hours you use. There are no retainers and no start-up cost. A light month costs less than a heavy one, and you decide which it is.',
  },
  {
    question: 'How much of an advisor’s time do we get?',
    answer:
      'Growth advisory takes 2-7 days a month, fundraising advisory 4-6. Most companies begin near the lower end while we audit, and add days once there is something worth building.',
  },
  {
    question: 'What happens if it does not work out?',
    answer:
      'You stop. Contracts run from month to month, there is no minimum lock-in and you can cancel anytime. The work is done in your own accounts and documents, so it stays with you.',
  },
  {
    question: 'Will the person we meet do the work?',
    answer:
      'Yes. An advisor joins your stand-up, your Slack or WhatsApp and your planning. Where a task needs another skill, such as modelling or creative, a second advisor comes in for that task and you agree to it first.',
  },
  {
    question: 'Can you grow the company and raise for it at the same time?',
    answer:
      'That is how we prefer to work. Fundraising advisory is for raises of EUR 1M to EUR 50M, and the cohorts and margins an investor asks for are the ones a good growth plan is built on.',
  },
  {
    question: 'We do not sell online. Are we in the wrong place?',
    answer:
      'Not if you are raising. Growth advisory is made for e-commerce and direct-to-consumer companies, Shopify first. Fundraising advisory also serves venture-backed companies and startups of other kinds.',
  },
  {
    question: 'What happens in the free consultation?',
    answer:
      'Thirty minutes, one advisor, your numbers. You say where growth has slowed or which round you plan, we say what we would look at first. If we are not the right people, we say that too.',
  },
] as const;

interface Helped {
  figure: {value: string; label: string};
  title: string;
  text: string;
  /** One number from the work, what it counts, and the id of the advisor whose profile or project states it. */
  number: string;
  did: string;
  advisor: string;
  /** The client's story, where there is one to read. */
  story?: {path: string; name: string};
}

/** Kinds of work behind the three headline claims. */
export const helped: readonly Helped[] = [
  {
    figure: claims.headline[1],
    title: 'Into a country where nobody knew the brand',
    text: 'One market at a time: landed price and delivery promise first, then a checkout people there trust, then a small set of ads. The second country gets a budget when the first one earns its own.',
    number: '4 markets',
    did: 'opened, each with a written stop rule',
    advisor: 'astrid-lindqvist',
  },
  {
    figure: claims.headline[2],
    title: 'From a sample on a desk to a launch week',
    text: 'A waiting list with a reason to join, proof from the first users, and one number agreed before launch day that decides whether to push on, change the offer or stop.',
    number: 'About 2 weeks',
    did: 'from the first release to a working platform',
    advisor: 'matteo-ferrante',
    story: {path: '/customers/stories/noms', name: 'NOMS'},
  },
  {
    figure: claims.headline[0],
    title: 'Through a round without stopping the company',
    text: 'A model the founder can defend alone, a data room that answers the next question before it is asked, and a list of investors short enough to treat each one well.',
    number: '6 rounds',
    did: 'prepared, from the first model to the signed term sheet',
    advisor: 'astrid-lindqvist',
  },
];

/** How we work, in one line a step; the page of that name has the rest. */
export const homeSteps = [
  {title: 'Start with your goals', text: 'Revenue, margin, runway: what has to be true in six months.'},
  {
    title: 'Audit what is already there',
    text: 'Accounts, data and past tests, before anybody proposes a new one.',
  },
  {title: 'Design for growth', text: 'A short list of bets, each with a cost, a number and a stop rule.'},
  {
    title: 'Execute where needed',
    text: 'We build beside your team, or instead of the one you have not hired.',
  },
  {title: 'Measure what matters', text: 'Few figures, read every week, that decide what happens next.'},
] as const;

/** What to expect, in the order it happens. */
export const expectations = [
  {when: 'Within 24 hours', text: 'A reply from a person, with two or three times to talk.'},
  {when: '30 minutes', text: 'A free consultation about your numbers, not our slides.'},
  {when: claims.firstResults, text: 'First results, where tracking works and changes can go live.'},
  {
    when: claims.significantResults,
    text: 'Significant results, once bets have run long enough to be judged.',
  },
] as const;
