import {claims} from '../../config/claims';

/** The three questions of the hubs' index, shown and given as structured data. */
export const hubQuestions = [
  {
    question: 'Which growth hub should I start with?',
    answer:
      'With the one whose number you trust least. If new customers have become dearer, that is Google, Meta or TikTok. If first-time buyers do not return, it is Klaviyo. With a round within nine months, start with fundraising, because its preparation shows what the channels have to prove.',
  },
  {
    question: 'Can my own team run the recipes without an advisor?',
    answer:
      'Yes. Every recipe has its steps, settings, needs and stop rules, and they are free to read. An advisor is worth the days when nobody has the time, when two recipes compete for one budget, or when the result will be argued about.',
  },
  {
    question: 'How soon does a hub show results?',
    answer: `First results come in ${claims.firstResults} where tracking works and changes can go live, significant ones in ${claims.significantResults}. Each recipe says when it can be judged, and that date is agreed before it starts.`,
  },
] as const;
