import * as z from 'zod';
import {choices, day, list, reference, sample, slug, svgPath, text, unique, webAddress} from '../fields';
import {HUES} from '../../config/hues';
import {DESCRIPTION} from '../pageHeads';
import {CLIENT_SERVICES, SECTORS} from './taxonomy';

const cells = list(2, 4, text(140));

/** A document from the work, such as a brief or a table before and after. */
const artefact = z
  .strictObject({
    heading: text(90).describe('What it is'),
    columns: cells.describe('The headings of its columns'),
    rows: list(2, 12, cells).describe('Its rows, each with a cell for every column'),
    caption: text(240).describe('What a reader sees in it'),
  })
  .refine(({columns, rows}) => rows.every(({length}) => length === columns.length), {
    path: ['rows'],
    message: 'has a row with more or fewer cells than "columns"',
  });

export const clientSchema = z.strictObject({
  id: slug.describe('The name of the file, and the last part of the story’s address'),
  sample,
  name: unique(text(40)).describe('The name of the company'),
  sector: z.enum(SECTORS).describe('Its sector'),
  services: choices(CLIENT_SERVICES, 'service').describe('What we do for it'),
  logo: z
    .strictObject({
      path: unique(svgPath.clone())
        .optional()
        .describe(
          'The mark as SVG path data on a 48x48 grid; no two clients share one. Without it, a plain ring',
        ),
      filled: z.boolean().default(false).describe('Whether the mark is filled, not drawn in lines'),
      hue: z.enum(HUES).describe('The colour of the mark'),
      lettering: z.enum(['display', 'text', 'caps']).describe('The face in which the name is set beside it'),
    })
    .describe('Our own drawing, beside the name in one of our faces'),
  gallery: z.boolean().default(true).describe('Whether the gallery shows the client'),
  website: webAddress.optional().describe('The address of its own site'),
  about: text(240).optional().describe('For a client without a story yet: what the work was about'),
  recipes: list(1, 3, reference('recipe'))
    .optional()
    .describe('For a client without a story yet: ids of recipes like that work'),
  advisor: reference('advisor')
    .optional()
    .describe('For a client without a story yet: id of the advisor to ask'),
  story: z
    .strictObject({
      sample,
      heading: text(90).describe('The heading of the page'),
      title: text(70).describe('The title for search engines and browser tabs'),
      description: text(170).min(DESCRIPTION.from).describe('The description for search engines'),
      keywords: list(3, 8, text(40)).describe('Words by which people look for it'),
      hours: z
        .strictObject({
          of: z.int().positive().describe('Hours of the estimate'),
          spent: z.int().positive().describe('Hours that it took'),
        })
        .optional()
        .describe('An estimate and what it took, for <HourField> and the gallery'),
      artefact: artefact.optional().describe('A page from the work, where the story has <Artefact />'),
      published: day.describe('Day of publication'),
    })
    .optional()
    .describe('For a client with a story, which is src/data/clients/stories/<id>.mdx'),
});

export type Client = z.infer<typeof clientSchema>;
