import * as z from 'zod';
import {text} from '../fields';

/** A word or phrase that visitors type. */
const phrase = text(60);

/** The file of synonyms, which the site's search and the library's field share. */
export const synonymsSchema = z.strictObject({
  same: z
    .array(z.array(phrase).min(2, 'needs at least two words'))
    .describe('Groups of words; each word of a group finds all others of it'),
  means: z
    .record(phrase, z.array(phrase).min(1, 'needs at least one word'))
    .describe('Words that find others, and are not found by them'),
});
