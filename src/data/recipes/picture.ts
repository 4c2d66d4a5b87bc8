import * as z from 'zod';
import {list, text} from '../fields';

const label = text(48);
const note = text(90);
const title = note.describe('What the drawing shows');
const kind = <const T extends string>(one: T) => z.literal(one).describe('The form of the drawing');
const share = z.number().min(0).max(100).describe('Its share in per cent');

/** Drawings made of a recipe's data; one of its days is drawn from `plan` besides. */
export const pictureSchema = z.discriminatedUnion('kind', [
  z
    .strictObject({
      kind: kind('split'),
      title,
      whole: label.describe('Who is divided: 5,200 lapsed buyers'),
      parts: list(
        2,
        4,
        z.strictObject({
          label: label.describe('Whom the part holds'),
          share,
          note: note.optional().describe('What happens to them'),
        }),
      ).describe('Two to four parts'),
    })
    .describe('Who goes where, and how many; shares in per cent'),
  z
    .strictObject({
      kind: kind('ladder'),
      title,
      rungs: list(
        3,
        7,
        z.strictObject({
          day: z.number().min(0).max(400).describe('The day on which it goes out'),
          who: label.describe('Who gets it'),
          message: label.describe('What it says'),
          offer: label.optional().describe('What it offers, if anything'),
        }),
      ).describe('Three to seven messages, by day'),
    })
    .describe('Messages by day'),
  z
    .strictObject({
      kind: kind('tiers'),
      title,
      tiers: list(
        2,
        5,
        z.strictObject({
          audience: label.describe('Who is in it'),
          content: label.describe('What they see'),
          event: label.describe('The event that it is optimised for'),
          share,
        }),
      ).describe('Two to five tiers, the widest first'),
    })
    .describe('Audiences above each other, with their share of the budget in per cent'),
  z
    .strictObject({
      kind: kind('branches'),
      title,
      from: label.describe('What happens first: Checkout left'),
      branches: list(
        2,
        6,
        z.strictObject({
          signal: label.describe('What is seen'),
          wait: text(24).optional().describe('How long to wait: 30 minutes'),
          message: note.describe('What is sent or done then'),
        }),
      ).describe('Two to six branches'),
    })
    .describe('What is done after which signal'),
  z
    .strictObject({
      kind: kind('before-after'),
      title,
      columns: z
        .tuple([text(24), text(24)])
        .default(['Before', 'After'])
        .describe('The headings of the two columns'),
      rows: list(
        2,
        6,
        z.strictObject({
          label: label.describe('What changes'),
          before: note.describe('How it was'),
          after: note.describe('How it is'),
        }),
      ).describe('Two to six rows'),
    })
    .describe('Rows of a table that change'),
  z
    .strictObject({
      kind: kind('screen'),
      title,
      blocks: list(
        3,
        8,
        z.strictObject({
          label: label.describe('What the block shows'),
          place: note.optional().describe('What matters about it'),
        }),
      ).describe('Three to eight blocks, from top to bottom'),
    })
    .describe('A schematic screen, from top to bottom; a block with `place` is numbered and explained'),
]);
export type Picture = z.infer<typeof pictureSchema>;
