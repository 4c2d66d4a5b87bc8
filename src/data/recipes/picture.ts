import * as z from 'zod';
import {list, text} from '../fields';

const label = text(48);
const note = text(90);
const title = note.describe('What the drawing shows');
/** Headings of two columns that are compared. */
const columnPair = z.tuple([text(24), text(24)]).default(['Before', 'After']);

const share = z.number().min(0).max(100).describe('Its share in per cent');

const drawing = <const Kind extends string, const Fields extends z.core.$ZodLooseShape>(
  kind: Kind,
  what: string,
  fields: Fields,
) =>
  z
    .strictObject({kind: z.literal(kind).describe('The form of the drawing'), title, ...fields})
    .describe(what);

const parts = <const Fields extends z.core.$ZodLooseShape>(
  least: number,
  most: number,
  what: string,
  fields: Fields,
) => list(least, most, z.strictObject(fields)).describe(what);

/** Drawings made of a recipe's data; one of its days is drawn from `plan` besides. */
export const pictureSchema = z.discriminatedUnion('kind', [
  drawing('split', 'Who goes where, and how many; shares in per cent', {
    whole: label.describe('Who is divided: 5,200 lapsed buyers'),
    parts: parts(2, 4, 'Two to four parts', {
      label: label.describe('Whom the part holds'),
      share,
      note: note.optional().describe('What happens to them'),
    }),
  }),
  drawing('ladder', 'Messages by day', {
    rungs: parts(3, 7, 'Three to seven messages, by day', {
      day: z.number().min(0).max(400).describe('The day on which it goes out'),
      who: label.describe('Who gets it'),
      message: label.describe('What it says'),
      offer: label.optional().describe('What it offers, if anything'),
    }),
  }),
  drawing('tiers', 'Audiences above each other, with their share of the budget in per cent', {
    tiers: parts(2, 5, 'Two to five tiers, the widest first', {
      audience: label.describe('Who is in it'),
      content: label.describe('What they see'),
      event: label.describe('The event that it is optimised for'),
      share,
    }),
  }),
  drawing('branches', 'What is done after which signal', {
    from: label.describe('What happens first: Checkout left'),
    branches: parts(2, 6, 'Two to six branches', {
      signal: label.describe('What is seen'),
      wait: text(24).optional().describe('How long to wait: 30 minutes'),
      message: note.describe('What is sent or done then'),
    }),
  }),
  drawing('before-after', 'Rows of a table that change', {
    columns: columnPair.describe('The headings of the two columns'),
    rows: parts(2, 6, 'Two to six rows', {
      label: label.describe('What changes'),
      before: note.describe('How it was'),
      after: note.describe('How it is'),
    }),
  }),
  drawing(
    'screen',
    'A schematic screen, from top to bottom; a block with `place` is numbered and explained',
    {
      blocks: parts(3, 8, 'Three to eight blocks, from top to bottom', {
        label: label.describe('What the block shows'),
        place: note.optional().describe('What matters about it'),
      }),
    },
  ),
]);
export type Picture = z.infer<typeof pictureSchema>;
