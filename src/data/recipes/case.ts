import * as z from 'zod';
import {reference, sample} from '../fields';

/** Whose case a recipe quotes. */
export const caseSchema = z
  .strictObject({
    sample,
    client: reference('client').optional().describe('Id of the client whose case it is'),
    anonymous: z.boolean().optional().describe('Whether it is the case of a real shop that is not named'),
  })
  .refine((one) => [one.sample, one.anonymous, one.client].filter(Boolean).length === 1, {
    path: ['client'],
    message:
      'is one of three: the id of a client, anonymous: true for a shop that is not named, or sample: true for an example',
  });
