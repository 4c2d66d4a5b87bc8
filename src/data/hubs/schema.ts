import * as z from 'zod';
import {CALCULATOR_IDS} from '../calculators/ids';
import {list, slug, text} from '../fields';
import {HUES} from '../hues';

/** The large drawings a hub can have; features/hubs/drawings.ts draws each. */
const HUB_DRAWINGS = ['search-themes', 'tiers', 'clips', 'flows', 'rounds', 'hours'] as const;
export type HubDrawing = (typeof HUB_DRAWINGS)[number];

/** The small drawings a hub can have; features/hubs/HubGlyph.tsx draws each. */
const HUB_ICONS = ['google-ads', 'meta-ads', 'tiktok', 'email', 'coin', 'code'] as const;
export type HubIcon = (typeof HUB_ICONS)[number];

const titled = z.strictObject({title: text(80), text: text(400)});

/** The path of a page of this site, perhaps with a heading: `/services/advisory#fundraising`. */
const page = z
  .string()
  .regex(
    /^\/[a-z0-9/-]*(\?[a-z0-9=&-]+)?(#[a-z0-9-]+)?$/,
    'must be the path of a page of this site, such as /contact',
  );

/** A section that only some hubs have, after the approach. */
const section = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('figures'),
    heading: text(90),
    figures: list(1, 4, z.strictObject({value: text(14), label: text(80)})),
    /** The condition under which the figures hold. */
    note: text(300),
  }),
  z.strictObject({kind: z.literal('rows'), heading: text(90), lead: text(300), rows: list(2, 8, titled)}),
  z.strictObject({kind: z.literal('article'), heading: text(90), text: text(300), link: text(60), to: page}),
]);

/** The cards of a hub: either recipes by id, or services where the hub has no recipes. */
const cards = z
  .strictObject({
    heading: text(90),
    lead: text(300),
    recipes: list(1, 8, slug).optional(),
    services: list(2, 8, titled).optional(),
  })
  .refine(({recipes, services}) => (recipes === undefined) !== (services === undefined), {
    message: 'needs either recipes or services',
  });

/** One growth hub: the whole content of its page. */
export const hubSchema = z.strictObject({
  /** The last part of the hub's address. */
  id: slug,
  /** Place in every list of hubs, from 1. */
  position: z.int().min(1),
  title: text(60),
  description: text(220),
  hue: z.enum(HUES),
  drawing: z.enum(HUB_DRAWINGS),
  icon: z.enum(HUB_ICONS),
  keywords: list(3, 12, text(60)),
  heading: text(90),
  lead: text(300),
  intro: z.strictObject({heading: text(90), paragraphs: list(1, 5)}),
  cards,
  approach: z.strictObject({heading: text(90), steps: z.tuple([titled, titled, titled, titled])}),
  sections: list(0, 4, section),
  /** The calculators that belong to its subject. */
  calculators: z.array(z.enum(CALCULATOR_IDS)).max(4).default([]),
  action: z.strictObject({heading: text(90), text: text(300), button: text(40), to: page}),
});

export type Hub = z.infer<typeof hubSchema>;
export type HubSection = z.infer<typeof section>;
