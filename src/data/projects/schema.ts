import * as z from 'zod';
import {choices, list, reference, sample, slug, text, unique, webAddress} from '../fields';
import {DESCRIPTION} from '../pageHeads';
import {PROJECT_SECTORS, PROJECT_SERVICES} from './taxonomy';

const amount = z.strictObject({
  amount: z.number().min(0).describe('The number that the bar is drawn from'),
  label: text(40).describe('The words beside the bar'),
});

const metric = z.strictObject({
  label: text(60).describe('What is counted'),
  value: text(20).describe('The figure, with its unit'),
  note: text(60).optional().describe('What the figure is made of'),
  change: z
    .strictObject({before: amount.describe('The first bar'), after: amount.describe('The second bar')})
    .optional()
    .describe('Before and after, drawn to scale'),
});

const chapter = z.strictObject({
  heading: text(80).describe('What the section found'),
  paragraphs: list(1, 5).describe('Its paragraphs'),
});

/** Names and addresses come from its advisor and its client. */
export const projectSchema = z.strictObject({
  id: slug.describe('The name of the file, and the last part of the page’s address'),
  sample,
  title: unique(text(90)).describe('What was done, for whom'),
  description: text(DESCRIPTION.to)
    .min(DESCRIPTION.from)
    .describe('What was wrong, what was done, and what the client has now'),
  sector: z.enum(PROJECT_SECTORS).describe('The client’s sector'),
  services: choices(PROJECT_SERVICES, 'service').describe('What the advisor did'),
  advisor: reference('advisor').describe('Id of an advisor with a full profile'),
  client: reference('client').describe('Id of a client with a story'),
  metrics: list(3, 6, metric).describe('The figures of the result'),
  metricsNote: text(240).describe('The condition under which the figures hold; shown beside them'),
  tags: list(2, 8, text(30)).describe('Words for the card'),
  website: webAddress.optional().describe('The address of what was built'),
  narrative: list(3, 8, chapter).describe('The sections of the page in their order'),
});

export type ProjectRecord = z.infer<typeof projectSchema>;
