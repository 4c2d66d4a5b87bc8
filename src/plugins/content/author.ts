import * as z from 'zod';
import {isMap, LineCounter, parseDocument} from 'yaml';
import {slug, text} from '../../data/fields';
import {yamlProblems} from '../lib/yamlMessages';
import {defineKind} from './kind';

/** Where the journal's authors are, from the project's root. */
export const AUTHORS_FILE = 'blog/authors.yml';

/** Who writes the articles, by their keys. */
export const authors = defineKind({
  name: 'author',
  files: AUTHORS_FILE,
  schema: z.record(
    slug,
    z.strictObject({
      name: text(60).describe('The author’s name'),
      title: text(60).describe('The role line'),
      url: z
        .string()
        .regex(/^\/[a-z0-9/-]*$/, 'must be the path of a page of this site')
        .describe('The page about the author, such as /network/advisors/clara-vasquez'),
    }),
  ),
});

/** What is known of an author from another file. */
interface Given {
  name: string;
  title: string;
  /** The page to lead to where the author has none. */
  url: string;
}

/**
 * The text of the journal's authors with what other files give some of them, by their keys. As it was where it cannot be
 * read, and so is an author without fields: their own problems name file and line.
 */
export function authorsText(source: string, given: ReadonlyMap<string, Given>): string {
  const lines = new LineCounter();
  const document = parseDocument(source, {lineCounter: lines});
  if (!isMap(document.contents) || yamlProblems(source, document, lines).length > 0) {
    return source;
  }
  for (const [key, fields] of given) {
    const author = document.get(key);
    if (isMap(author)) {
      for (const [field, value] of Object.entries(fields)) {
        // A page that is written there may well be another than the profile.
        if (field !== 'url' || !author.has(field)) {
          author.set(field, value);
        }
      }
    }
  }
  return document.toString({lineWidth: 0});
}
