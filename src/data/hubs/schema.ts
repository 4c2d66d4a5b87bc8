import * as z from 'zod';
import {CALCULATOR_IDS} from '../calculators/ids';
import {anchor, day, list, pagePath, reference, slug, text, unique} from '../fields';
import {HUES} from '../../config/hues';
import {evidenceFields, sourceAddress} from '../evidence/schema';
import {DESCRIPTION} from '../pageHeads';
import {paper} from '../recipes/schema';
import {paperFile} from '../recipes/steps';
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

const item = z.strictObject({
  title: text(90).describe('A few words'),
  text: z
    .union([text(500), list(2, 3, text(400))], 'is neither a text nor a list of two or three')
    .describe('One to three sentences; a list where the section has more than two columns'),
});

const figure = z.strictObject({
  value: text(14).describe('Figure, with its unit'),
  label: text(80).describe('What it counts'),
});

/** A figure of others by which readers judge their own. Two sources or one good one; bad data is worse than none. */
const yardstick = z.strictObject({
  what: text(80).describe('What is counted, of what'),
  value: text(60).describe('What is usual, a range where two publish it'),
  of: text(140).describe('Of whom: how many, and in which year'),
  by: text(90).describe('Who publishes it, and what they sell'),
  url: sourceAddress.describe('The publisher’s own page, on which it was read'),
  on: day.describe('The day on which it was read there'),
});

/** The one thing to begin with, for those on one side of a figure. */
const start = z.strictObject({
  when: text(40).describe('On which side of the figure: Under EUR 10,000 a month'),
  title: text(60).describe('What to begin with, which is a link'),
  to: pagePath.describe('Where the link leads'),
  text: text(300).describe('Why it comes first'),
  wait: text(300).describe('Why the others wait, and until when'),
});

/** Extra sections that some hubs have after the approach. */
const section = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('figures').describe('Large figures'),
    heading,
    figures: list(1, 4, figure).describe('The figures'),
    note: text(300).describe('The condition under which the figures hold'),
  }),
  z
    .strictObject({
      kind: z.literal('list').describe('Titles and texts, in groups; with columns also a sheet to download'),
      id: anchor.describe('Its anchor, and the name of its sheet'),
      jump: text(24).optional().describe('What it is called in the contents below the hero'),
      heading,
      lead,
      ticked: text(24).optional().describe('What an item is once it is ticked: gives the list check boxes'),
      columns: list(2, 4, text(40)).optional().describe('What titles and texts are: heads of the sheet'),
      groups: list(
        1,
        10,
        z.strictObject({
          title: text(80).optional().describe('What its items have in common; without it they are open'),
          items: list(1, 24, item).describe('The items'),
        }),
      ).describe('The groups, in order; the numbers of items run through'),
      papers: list(1, 3, paperFile).optional().describe('Files of `papers` that belong to it'),
      calculators: list(1, 3, z.enum(CALCULATOR_IDS)).optional().describe('Calculators that belong to it'),
    })
    .refine(
      ({columns = [0, 0], groups}) =>
        groups.every(({items}) =>
          items.every(({text: cells}) => [cells].flat().length === columns.length - 1),
        ),
      'has an item with more or fewer texts than there are columns',
    ),
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

export const hubSchema = z
  .strictObject({
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
      .strictObject({
        heading,
        steps: z.tuple([titled, titled, titled, titled]).describe('Exactly four steps'),
      })
      .describe('How we go about it'),
    yardsticks: list(1, 12, yardstick).optional().describe('Figures that tell whether one’s own are good'),
    sections: list(0, 18, section).describe('Sections that this hub alone has'),
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
    papers: list(1, 6, paper).optional().describe('Files to download, in static/papers/<id>'),
    ...z.object(evidenceFields).partial().shape,
  })
  .refine(({sums, sources, reviewed}) => new Set([sums, sources, reviewed].map(Boolean)).size === 1, {
    message: 'needs sums, sources and reviewed, or none of them',
  });

export type Hub = z.infer<typeof hubSchema>;
export type HubSection = z.infer<typeof section>;
