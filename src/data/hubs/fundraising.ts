import type {Hub} from './types';

export const fundraising: Hub = {
  id: 'fundraising-investor-readiness',
  title: 'Fundraising & Investor Readiness',
  description:
    'Story, model, data room and process for rounds from seed to Series B, prepared by people who have sat on both sides.',
  hue: 'green',
  keywords: [
    'fundraising advisory',
    'investor readiness',
    'Series A',
    'Series B',
    'raising money from investors',
    'data room',
  ],
  heading: 'Be ready before the first meeting, not after the tenth',
  lead: 'Rounds are lost in the weeks between the questions. We prepare the answers first, then open the door to a short list of investors.',
  intro: {
    heading: 'Investors read the spreadsheet first',
    paragraphs: [
      'A deck earns a meeting. What follows is a request for cohorts, contribution margin and a model that moves when one cell is changed. Three weeks of silence at that point reads as an answer.',
      'So we work backwards, from the questions of the second partner meeting to what has to exist today. It makes the round shorter, and it makes the company better even if you decide not to raise.',
    ],
  },
  cards: {
    heading: 'Four pieces of work, taken together or singly',
    lead: 'Most founders have one of them already. We start from what is there.',
    services: [
      {
        title: 'Story and deck',
        text: 'One argument in twelve pages: why this, why now, why you, and what the money does.',
      },
      {
        title: 'Model and unit economics',
        text: 'Three scenarios, cohorts by month, and a margin line that ties to the accounts.',
      },
      {
        title: 'Data room',
        text: 'Forty documents in the order in which they are asked for, each with an owner and a date.',
      },
      {
        title: 'Process and terms',
        text: 'A list of 30 to 50 investors by fund and partner, a calendar, and help with the term sheet.',
      },
    ],
  },
  approach: {
    heading: 'Four steps over about six months',
    steps: [
      {
        title: 'Readiness check',
        text: 'We ask you the forty questions an investor will. The ones you cannot answer become the plan.',
      },
      {
        title: 'Preparation',
        text: 'Eight to ten weeks on model, story and room, while the growth work goes on and improves what they show.',
      },
      {
        title: 'Conversations',
        text: 'All first meetings within three weeks, so that interest arrives together and can be compared.',
      },
      {
        title: 'Close',
        text: 'Term sheet, diligence, signatures. Your advisor reads every clause with you and your lawyer.',
      },
    ],
  },
  sections: [
    {
      kind: 'rows',
      heading: 'What each stage is expected to show',
      lead: 'Ranges of the rounds we prepare for, in euros. The evidence matters more than the amount.',
      rows: [
        {
          title: 'Seed, 500K-2M',
          text: 'A product people come back to, and a founder who knows why. Twenty customer interviews weigh more than a forecast.',
        },
        {
          title: 'Series A, 2M-15M',
          text: 'One channel that repeats, cohorts that hold, and a margin that improves with volume.',
        },
        {
          title: 'Series B, 10M+',
          text: 'A second channel or a second market that works, a team that runs without the founder in the room, and a path to profit.',
        },
      ],
    },
    {
      kind: 'figures',
      heading: 'What our fundraising advisors bring with them',
      figures: [
        {value: '150M+', label: 'euros raised in rounds they worked on'},
        {value: '85%', label: 'success rate of prepared raises'},
        {value: '6 months', label: 'usual timeline from start to close'},
      ],
      note: 'Counted over the careers of our fundraising advisors, inside and outside the network. Past rounds promise nothing about yours.',
    },
  ],
  action: {
    heading: 'Which question are you hoping they will not ask?',
    text: 'Start with that one. The advisory page has the terms: 4-6 days a month, no lock-in.',
    button: 'See fundraising advisory',
    to: '/services/advisory#fundraising',
  },
};
