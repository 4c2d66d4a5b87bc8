import * as z from 'zod';
import {list, slug, text} from '../fields';
import {HUES} from '../hues';
import {RESPONSE_TIMES, TOPIC_ICONS} from './types';

/** A full profile (specification 2 section 3, "Advisor profile"). */
const profileSchema = z.strictObject({
  /** One sentence under the name. */
  shortDescriptor: text(160),
  /** Paragraphs. */
  bio: list(1, 5),
  keyAchievements: list(3, 4, z.strictObject({metric: text(14), description: text(120)})),
  howIWork: z.strictObject({approach: text(), methodology: text(), commitment: text()}),
  successStories: list(
    1,
    4,
    z.strictObject({company: text(60), challenge: text(), solution: text(), result: text()}),
  ),
  /** `sample: true` marks a text that nobody has said yet; the page says so, too. */
  testimonials: list(
    1,
    4,
    z.strictObject({quote: text(400), author: text(60), title: text(80), sample: z.boolean()}),
  ),
  whatILoveToDo: list(
    3,
    6,
    z.strictObject({topic: text(50), icon: z.enum(TOPIC_ICONS), description: text(200)}),
  ),
  currentEngagements: list(1, 6, z.strictObject({name: text(60), type: text(60), stage: text(60)})),
  previousEngagements: list(1, 8, z.strictObject({name: text(60), type: text(60), result: text(160)})),
  toolkit: list(2, 6, z.strictObject({group: text(40), tools: list(1, 10, text(40))})),
  availability: text(120),
  responseTime: z.enum(RESPONSE_TIMES),
  meetingPreference: text(200),
});

/** One advisor: the card everybody has, and the full profile of those who have one. */
export const advisorSchema = z.strictObject({
  id: slug,
  /** Place in every list of advisors, from 1. */
  position: z.int().min(1),
  name: text(60),
  /** The role line. */
  title: text(60),
  /**
   * File below static/img/advisors, where it is not the advisor's name with underscores (`Astrid_Lindqvist.webp`);
   * initials are shown where there is none.
   */
  image: z
    .string()
    .regex(/^[\w-]+\.(jpe?g|png|webp|avif)$/, 'must be the name of an image file')
    .optional(),
  expertise: z.tuple([text(40), text(40), text(40)]),
  hue: z.enum(HUES),
  /** For an advisor without a profile yet: up to three recipes of the kind of work they do. */
  recipes: list(1, 3, slug).optional(),
  profile: profileSchema.optional(),
});

export type AdvisorProfile = z.infer<typeof profileSchema>;
export type AdvisorRecord = z.infer<typeof advisorSchema>;
