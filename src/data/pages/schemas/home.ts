import * as z from 'zod';
import {list, pagePath, reference, text} from '../../fields';
import {WORRIES} from '../../plans/worries';
import {action, page, pageLink, questions, titled, titles, twoButtons} from './parts';
import {button, eyebrow, heading, lead} from './fields';

const goal = z.strictObject({
  id: z.enum(['market', 'raise', 'profit', 'product']).describe('Its id'),
  name: text(40).describe('The goal, as the button says it'),
  service: z.enum(['growth', 'fundraising']).describe('The service that it takes'),
  move: text(200).describe('What happens first'),
  recipes: list(3, 3, reference('recipe')).describe('Ids of three recipes to begin with'),
  plan: pageLink.optional().describe('The starter plan for it, where there is one'),
  worry: z.enum(WORRIES).describe('The answer that the finder of the planner begins with'),
  more: pageLink.describe('The filtered library behind the goal'),
});

const helped = z.strictObject({
  ...titled.shape,
  number: text(30).describe('One number from the work'),
  did: text(90).describe('What the number counts'),
  advisor: reference('advisor').optional().describe('Id of the advisor whose profile or project states it'),
  story: z
    .strictObject({
      path: pagePath.describe('The address of the story'),
      name: text(40).describe('The name of the client'),
    })
    .optional()
    .describe('The client’s story, where there is one to read'),
});

const moment = z.strictObject({
  when: text(40).describe('The moment'),
  text: text(200).describe('What happens'),
});

/** Home. */
export const home = z.strictObject({
  page,
  headline: z
    .strictObject({
      before: text(40).describe('The words before the one that changes'),
      words: z.tuple([text(20), text(20)]).describe('The two words that take turns'),
      after: text(20).describe('The words after it'),
      spoken: text(120).describe('The headline as a whole, for those who hear it'),
    })
    .describe('The headline, one word of which changes'),
  hero: z.strictObject({lead: text(400).describe('Below the headline'), button}).describe('The opening'),
  plan: z
    .strictObject({
      goals: z
        .tuple([goal, goal, goal, goal])
        .refine((goals) => new Set(goals.map(({id}) => id)).size === goals.length, 'has the same id twice')
        .describe('The four goals a visitor can choose'),
      time: text(80).describe('What the plan takes; {services} stands for the services'),
      services: z
        .strictObject({
          growth: text(80).describe('Growth advisory and its days'),
          fundraising: text(80).describe('Fundraising advisory and its days'),
        })
        .describe('The two services in such a sentence'),
      none: text(80).describe('Where no goal is chosen'),
      these: text(40).describe('The link to the planner with the three recipes of a goal'),
      next: text(40).describe('The link to the finder'),
    })
    .describe('The plan beside the headline'),
  growthAndFunding: z
    .strictObject({eyebrow, heading, rows: titles(2, 2, 'The two halves of the offer'), button})
    .describe('The two halves of the offer'),
  whoAreWe: z.strictObject({eyebrow, heading, lead, buttons: twoButtons}).describe('Who we are'),
  howHaveWeHelped: z.strictObject({eyebrow, heading, button}).describe('Above "helped"'),
  howWeDoIt: z.strictObject({eyebrow, heading, lead, buttons: twoButtons}).describe('Above "steps"'),
  whoWeWorkWith: z
    .strictObject({
      eyebrow,
      statement: text(400).describe('One sentence; links as [text](/path)'),
    })
    .describe('Who we work with'),
  whatToExpect: z.strictObject({eyebrow, heading}).describe('Above "expectations"'),
  faq: z.strictObject({eyebrow, heading}).describe('Above "questions"'),
  action,
  questions: questions(6, 12),
  helped: z.tuple([helped, helped, helped]).describe('The work behind the three headline claims'),
  steps: titles(5, 5, 'The five steps of how we do it'),
  expectations: list(3, 6, moment).describe('What happens when, in order'),
});
