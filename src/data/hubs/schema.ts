import * as z from 'zod';
import {CALCULATOR_IDS} from '../calculators/ids';
import {list, pagePath, reference, slug, text, unique} from '../fields';
import {HUES} from '../../config/hues';
import {DESCRIPTION} from '../pageHeads';
import {CHANNELS} from '../recipes/taxonomy';

/** Those of the channels and two more, drawn by features/hubs/HubGlyph.tsx. */
const HUB_ICONS = [...CHANNELS, 'coin', 'code'] as const;
export type HubIcon = (typeof HUB_ICONS)[number];

const heading = text(90).describe('Its heading');
const lead = text(300).describe('One or two sentences below the heading');

const titled = z.strictObject({
  title: text(80).describe('A few words'),
  text: text(400).describe('One or two sentences'),
});

const figure = z.strictObject({
  value: text(14).describe('Figure, with its unit'),
  label: text(80).describe('What it counts'),
});

const jump = text(24).optional().describe('What it is called in the row of links below the hero');

/** The one thing to begin with, for those on one side of a figure. */
const start = z.strictObject({
  when: text(40).describe('On which side of the figure: Under EUR 10,000 a month'),
  title: text(60).describe('What to begin with, which is a link'),
  to: pagePath.describe('Where the link leads'),
  text: text(300).describe('Why it comes first'),
  wait: text(300).describe('Why the others wait, and until when'),
});

/** For some hubs only, after the approach. */
const section = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('figures').describe('Large figures'),
    heading,
    figures: list(1, 4, figure).describe('The figures'),
    note: text(300).describe('The condition under which the figures hold'),
  }),
  z.strictObject({
    kind: z.literal('rows').describe('A list of titles and texts'),
    id: slug.optional().describe('Its anchor, where other pages link to it'),
    jump,
    heading,
    lead,
    rows: list(2, 8, titled).describe('The items'),
  }),
  z.strictObject({
    kind: z.literal('list').describe('A long list in groups, which is a sheet to download besides'),
    heading,
    lead,
    file: slug.describe('The name of the sheet, without its ending, and the anchor of the section'),
    jump,
    ticked: text(24)
      .optional()
      .describe('What an item is once it is ticked, such as ready: gives the list check boxes'),
    columns: z
      .tuple([text(40), text(40)])
      .describe('What titles and texts are, as the headings of the sheet’s columns'),
    groups: list(
      2,
      10,
      z.strictObject({
        title: text(80).describe('What its items have in common'),
        items: list(1, 12, titled).describe('The items'),
      }),
    ).describe('The groups, in order; the numbers of items run through'),
  }),
  z.strictObject({
    kind: z.literal('article').describe('A link to an article of the journal'),
    heading,
    text: text(300).describe('What the article answers'),
    link: text(60).describe('The words of the link'),
    to: pagePath.describe('The path of the article, such as /philosophy/journal/name-of-its-file'),
  }),
]);

/** Recipes, or services where a hub has no recipes. */
const cards = z
  .strictObject({
    heading,
    lead,
    recipes: list(1, 8, reference('recipe')).optional().describe('Ids of recipes'),
    services: list(2, 8, titled).optional().describe('Services, for a hub without recipes'),
  })
  .refine(({recipes, services}) => (recipes === undefined) !== (services === undefined), {
    message: 'needs either recipes or services',
  });

export const hubSchema = z.strictObject({
  id: slug.describe('The name of the file, and the last part of the hub’s address'),
  position: unique(z.int().min(1)).describe('Place in every list of hubs'),
  title: unique(text(60)).describe('The name of the hub'),
  description: text(220)
    .min(DESCRIPTION.from)
    .describe('What it answers, for whom: on its card and for search engines'),
  hue: z.enum(HUES).describe('The colour of the hub'),
  icon: z.enum(HUB_ICONS).describe('The small drawing of its card: that of a channel, a coin or code'),
  keywords: list(3, 12, text(60)).describe('Words by which people look for it'),
  heading: text(90).describe('The heading of the page'),
  lead: text(300).describe('One or two sentences below the heading of the page'),
  starts: z.tuple([start, start]).optional().describe('Where to begin, on either side of a figure'),
  intro: z
    .strictObject({heading, paragraphs: list(1, 5).describe('Its paragraphs')})
    .describe('The question behind the hub'),
  cards: cards.describe('Recipes by id, or services in their place'),
  approach: z
    .strictObject({heading, steps: z.tuple([titled, titled, titled, titled]).describe('Exactly four steps')})
    .describe('How we go about it'),
  sections: list(0, 9, section).describe('Sections that this hub alone has'),
  calculators: z
    .array(z.enum(CALCULATOR_IDS))
    .max(4)
    .default([])
    .describe('The calculators that belong to its subject'),
  action: z
    .strictObject({
      heading,
      text: text(300).describe('What happens then'),
      button: text(40).describe('The words on the button'),
      to: pagePath.describe('Where the button leads'),
    })
    .describe('What a reader may want now'),
});

export type Hub = z.infer<typeof hubSchema>;
export type HubSection = z.infer<typeof section>;
