import * as z from 'zod';
import {list, sample, slug, text, unique} from '../fields';
import {DESCRIPTION} from '../pageHeads';
import {RESPONSE_TIMES, TOPIC_ICONS} from './types';
const achievement = z.strictObject({
  metric: text(14).describe('Figure'),
  description: text(120).describe('What it counts'),
});

const successStory = z.strictObject({
  company: text(60).describe('The name of a client, as its file has it'),
  challenge: text().describe('What was wrong'),
  solution: text().describe('What was done'),
  result: text().describe('What came of it, with its period'),
});

const testimonial = z.strictObject({
  quote: text(400).describe('Their words'),
  author: text(60).describe('Who says it'),
  title: text(80).describe('Their role and company'),
  sample,
});

const lovedTopic = z.strictObject({
  topic: text(50).describe('The work, in a few words'),
  icon: z.enum(TOPIC_ICONS).describe('Its small drawing'),
  description: text(200).describe('What they like about it'),
});

const client = text(60).describe('The name of a client, as its file has it');
const kindOfWork = text(60).describe('The kind of work');

const engagement = z.strictObject({
  name: client,
  type: kindOfWork,
  stage: text(60).describe('How far it is'),
});

const pastEngagement = z.strictObject({
  name: client,
  type: kindOfWork,
  result: text(160).describe('What came of it'),
});

const toolGroup = z.strictObject({
  group: text(40).describe('What the tools are for'),
  tools: list(1, 10, text(40)).describe('Their names'),
});

const profileSchema = z.strictObject({
  shortDescriptor: text(160).min(DESCRIPTION.from).describe('One sentence under the name'),
  bio: list(1, 5).describe('Paragraphs'),
  keyAchievements: list(3, 4, achievement).describe('Figures from their work'),
  howIWork: z
    .strictObject({
      approach: text().describe('How they begin'),
      methodology: text().describe('How they go on'),
      commitment: text().describe('What a client can count on'),
    })
    .describe('Their way of working'),
  successStories: list(0, 4, successStory).describe('Work for our clients'),
  testimonials: list(0, 4, testimonial).describe('What clients say'),
  whatILoveToDo: list(3, 6, lovedTopic).describe('The work they like best'),
  currentEngagements: list(0, 6, engagement).describe('Clients they work for now'),
  previousEngagements: list(0, 8, pastEngagement).describe('Clients they worked for'),
  toolkit: list(2, 6, toolGroup).describe('Tools by group'),
  availability: text(120).describe('When they have time'),
  responseTime: z.enum(RESPONSE_TIMES).describe('How soon they answer'),
  meetingPreference: text(200).describe('How they like to meet'),
});

export const advisorSchema = z.strictObject({
  id: slug.describe('The name of the file, and the last part of the profile’s address'),
  position: unique(z.int().min(1)).describe('Place in every list of advisors'),
  sample,
  name: unique(text(60)).describe('First and last name'),
  title: text(60).describe('The role line'),
  image: z
    .string()
    .regex(
      /^[\w-]+\.(jpe?g|png|webp|avif)$/,
      'must be the name of a file that ends with .avif, .webp, .jpg, .jpeg or .png',
    )
    .optional()
    .describe(
      'The portrait, a file below static/img/advisors; not needed where the file bears the name, as Ada_Nilsson.webp. Without one, initials are shown',
    ),
  expertise: z.tuple([text(40), text(40), text(40)]).describe('Three fields'),
  profile: profileSchema
    .optional()
    .describe('The full profile; without it the page says that it is being written'),
});

export type AdvisorProfile = z.infer<typeof profileSchema>;
export type AdvisorRecord = z.infer<typeof advisorSchema>;
