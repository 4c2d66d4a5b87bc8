import * as z from 'zod';
import {columnPair} from './picture';
import {list, reference, sample, text} from '../fields';

const amount = z.number().min(-10_000_000).max(10_000_000);

/** Whose case a recipe shows, how it ended, and what it left. */
export const caseSchema = z
  .strictObject({
    sample,
    client: reference('client').optional().describe('Id of the client whose case it is'),
    anonymous: z.boolean().optional().describe('Whether it is the case of a real shop that is not named'),
    outcome: z
      .enum(['worked', 'failed', 'inconclusive'])
      .describe('How it ended; "worked" only where money was left after team hours'),
    shop: text(90).describe('The shop and its revenue: Children’s shoes, EUR 175k a month'),
    did: text(170).describe('What was done, in one sentence'),
    columns: columnPair.describe(
      'Headings of the two columns of figures: Before and After, or Held out and Mailed',
    ),
    figures: list(
      1,
      4,
      z.strictObject({
        label: text(48).describe('What was counted'),
        before: text(30).optional().describe('Before, or in the control group'),
        after: text(30).describe('After, or in the group that got it'),
      }),
    ).describe('Up to four figures, with what they were before or in the control group'),
    left: z
      .strictObject({
        eur: amount.describe('Net result in EUR, after team hours'),
        months: z.number().positive().max(60).describe('In how many months'),
        hours: z.number().min(0).max(5_000).describe('Team hours that were taken off, at the stated rate'),
        from: amount
          .optional()
          .describe(
            'Low end of its 95 % interval, only where people were drawn by lot or groups have their own noise',
          ),
        to: amount.optional().describe('High end of its 95 % interval'),
      })
      .optional()
      .describe('The net result'),
    wrong: text(170).describe('What went wrong'),
  })
  .refine((one) => [one.sample, one.anonymous, one.client].filter(Boolean).length === 1, {
    path: ['client'],
    message:
      'is one of three: the id of a client, anonymous: true for a shop that is not named, or sample: true for an example',
  })
  .refine(({outcome, left}) => outcome !== 'worked' || (left?.eur ?? 0) > 0, {
    path: ['outcome'],
    message: 'is "worked", and left.eur has no money: give it, or write failed or inconclusive',
  })
  .refine(
    ({left}) =>
      left?.from === undefined || left.to === undefined || (left.from <= left.eur && left.eur <= left.to),
    {
      path: ['left'],
      message: 'has an interval that does not hold its amount',
    },
  );
