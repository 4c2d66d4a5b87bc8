import * as z from 'zod';
import {pagePath, text} from '../fields';

const phrase = text(60);

const phrases = z.array(phrase).min(1, 'needs at least one word');

export const synonymsSchema = z.strictObject({
  same: z
    .array(z.array(phrase).min(2, 'needs at least two words'))
    .describe('Groups of words; each word of a group finds all others of it'),
  means: z.record(phrase, phrases).describe('Words that find others, and are not found by them'),
  pages: z
    .array(
      z.strictObject({
        to: z.array(pagePath).min(1, 'needs at least one path').describe('The pages that are found'),
        words: phrases.describe('The words that find them'),
      }),
    )
    .describe('Words that find some pages, and that these do not say'),
});

export type Synonyms = z.infer<typeof synonymsSchema>;
