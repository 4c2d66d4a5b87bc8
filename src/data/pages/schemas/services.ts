import * as z from 'zod';
import {list, text} from '../../fields';
import {action, hero, page, titles, twoButtons} from './parts';
import {button, eyebrow, heading, label, lead, paragraph} from './fields';

/** /services, which leads to the advisory page. */
export const services = z.strictObject({
  page,
  heading: text(60).describe('The heading of the page'),
  text: paragraph.describe('Where the services are; links as [text](/path)'),
});

const offer = z.strictObject({
  id: z.enum(['growth', 'fundraising']).describe('Which of the two it is'),
  name: text(60).describe('The name of the service'),
  summary: text(300).describe('What it is, in one or two sentences'),
  days: z.tuple([z.int().min(1), z.int().max(31)]).describe('Fewest and most days a month'),
  forWhom: list(2, 8, text(200)).describe('Who it is for'),
  included: titles(2, 8, 'What is included'),
  terms: titles(2, 8, 'Its terms'),
  button,
});

/** /services/advisory. */
export const advisory = z.strictObject({
  page,
  hero: hero({label}),
  which: z.strictObject({heading, lead}).describe('Above "choices"'),
  parts: z
    .strictObject({
      forWhom: text(40).describe('Above who it is for'),
      included: text(40).describe('Above what is included'),
      terms: text(40).describe('Above the terms'),
    })
    .describe('The headings within both offers'),
  billing: z
    .strictObject({
      heading,
      lead,
      items: text(40).describe('Above the work'),
      hours: text(20).describe('Above the hours'),
      rows: list(
        2,
        8,
        z.strictObject({
          work: text(90).describe('The work'),
          hours: z.number().min(0.25).describe('Its hours'),
        }),
      ).describe('What one month holds, with its hours'),
      total: text(90).describe('The sum; {hours} and {days} stand for it, at eight hours to the day'),
      totalAtRate: text(120).describe(
        'The same where site.ts has a day rate; {rate} and {sum} stand for it and the total',
      ),
      note: paragraph.describe('What another month would come to'),
    })
    .describe('How a month is billed, as an example in time'),
  action,
  offers: z.tuple([offer, offer]).describe('The two services'),
  choices: titles(2, 6, 'Which of the two comes first, by situation'),
  short: z
    .strictObject({heading, lead, rows: titles(2, 8, 'What to do, in order')})
    .describe('What to do where there is little runway left, and whom to ask'),
});

const step = z.strictObject({
  title: text(60).describe('The step'),
  lines: list(1, 4, text(240)).describe('What happens in it'),
  output: text(120).describe('What you have at its end'),
});

/** /services/how-we-work. */
export const howWeWork = z.strictObject({
  page,
  service: text(60).describe('The name of the service for search engines'),
  hero: hero({buttons: twoButtons}),
  process: z
    .strictObject({heading, lead, output: text(20).describe('The words before what a step leaves')})
    .describe('Above "processSteps"'),
  daily: z.strictObject({eyebrow, heading}).describe('Beside "commitments"'),
  network: z.strictObject({eyebrow, heading, lead}).describe('Above the advisors'),
  processSteps: list(5, 5, step).describe('The five steps'),
  commitments: titles(5, 5, 'The five day-to-day commitments'),
});
