import * as z from 'zod';
import {text} from '../fields';

/** A word or phrase that visitors type. */
const phrase = text(60);

/** The file of synonyms, which the site's search and the library's field share. */
export const synonymsSchema = z.strictObject({
  same: z.array(z.array(phrase).min(2, 'needs at least two words')),
  means: z.record(phrase, z.array(phrase).min(1, 'needs at least one word')),
});
