import type {Question} from '../../components/ui/Faq';
import {claims} from '../../config/claims';

/** The five working principles of the gallery, shown as three and two. */
export const principles = [
  {
    title: 'Your numbers come first',
    text: 'Before anybody proposes a channel we read cohorts, margins and the order book. The plan starts where they disagree.',
  },
  {
    title: 'One person, by name',
    text: 'You meet the advisor who will do the work. There is no account team between you and them.',
  },
  {
    title: 'A stop rule for every bet',
    text: 'Each experiment has a budget, a date and the figure at which it ends. It is written down before the money is spent.',
  },
  {
    title: 'What we build stays with you',
    text: 'Accounts, code, models and documents are set up in your name from the first day, with a page that says how each is run.',
  },
  {
    title: 'Bad news travels first',
    text: 'A number that went the wrong way is at the top of the weekly note, with what we think happened and what we do next.',
  },
] as const;

/** The seven questions of the gallery. */
export const questions: readonly Question[] = [
  {
    question: 'What kind of company do you work with?',
    answer:
      'E-commerce and direct-to-consumer brands, and venture-backed companies that have something to sell already. The sectors on this page are the ones we know from the inside; if yours is missing, ask.',
  },
  {
    question: 'How much time does an advisor give us?',
    answer: `${claims.daysPerMonth}, depending on what you need. Contracts run from month to month.`,
  },
  {
    question: 'When will we see results?',
    answer: `First results in ${claims.firstResults}, significant results in ${claims.significantResults}. The first ones are usually repairs: tracking, a leaking flow, a campaign that paid for orders you would have had anyway.`,
  },
  {
    question: 'Can one advisor help with growth and with fundraising?',
    answer:
      'Yes, and several clients here chose both. The same figures that steer the budget go into the data room, so they only have to be right once. Where two people are better than one, we say so and you meet both.',
  },
  {
    question: 'What does it cost to start?',
    answer:
      'There is no start-up cost and no retainer. You pay for the days you use, and you can cancel anytime.',
  },
  {
    question: 'Why do some stories say that they are under construction?',
    answer:
      'Because they are not written yet. Until a case study is ready we show who the client is and what we worked on, and nothing else.',
  },
  {
    question: 'What happens after we get in touch?',
    answer:
      'You get an answer within 24 hours and a free consultation of 30 minutes. Bring your numbers; you leave with what we would look at first, whatever you decide.',
  },
];
