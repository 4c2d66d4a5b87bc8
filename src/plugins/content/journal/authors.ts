import {isMap, LineCounter, parseDocument} from 'yaml';
import {yamlProblems} from '../../lib/yamlMessages';

/** What is known of an author from another file. */
interface Given {
  name?: string;
  title: string;
  /** The page to lead to where the author has none. */
  url?: string;
}

/**
 * The text of the journal's authors with what other files give some of them, by their keys. As it is where it cannot be
 * read, and so is an author without fields: the check of the journal names file and line.
 */
export function withAuthors(source: string, given: ReadonlyMap<string, Given>): string {
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
