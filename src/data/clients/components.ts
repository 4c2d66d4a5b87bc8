import * as z from 'zod';
import {pagePath} from '../fields';

const text = z.string().min(1);
const parts = z.strictObject({});

/** Available in client stories without an import. */
export const STORY_COMPONENTS = {
  About: z.strictObject({heading: text}),
  Answers: z.strictObject({heading: text}),
  Artefact: parts,
  ButtonLink: z.strictObject({to: pagePath}),
  ClosingCall: z.strictObject({heading: text, text, button: text}),
  Columns: parts,
  Estimate: z.strictObject({amount: text, rate: text, total: text}),
  HourField: z.strictObject({caption: text}),
  Impact: z.strictObject({heading: text}),
  ProjectLink: parts,
  Section: z.strictObject({
    eyebrow: text.optional(),
    heading: text.optional(),
    lead: text.optional(),
    ground: z.enum(['paper', 'sunk']).optional(),
  }),
  StoryHero: parts,
  StoryLinks: parts,
} as const satisfies Record<string, z.ZodObject>;
