import path from 'node:path';
import {filesIn} from '../lib/filesIn';
import {textOf} from '../lib/generated';
import {literal} from '../lib/typescript';
import {folderOf, type Collection} from './collection';
import {collections} from './collections';

const SECTIONS_FILE = 'src/config/emptySections.ts';

/** Whether a kind has no file, one that cannot be read among them: then the site has no section of it. */
export function isEmpty(siteDir: string, collection: Collection): boolean {
  const {files, pages} = collection;
  const folder = folderOf(collection);
  return (
    files !== undefined &&
    pages !== undefined &&
    (folder === undefined
      ? textOf(siteDir, files) === ''
      : filesIn(siteDir, folder, path.extname(files)).length === 0)
  );
}

/** The kinds without items whose pages no build has, and their pages, which nothing leads to. */
export const emptySections = (siteDir: string): {kind: string; page: string}[] =>
  collections().flatMap((collection) =>
    isEmpty(siteDir, collection)
      ? (collection.pages?.(siteDir) ?? []).map((page) => ({kind: collection.name, page}))
      : [],
  );

/** No kind of content: the list of sections without items, which pages import. */
export const sections: Collection = {
  name: 'sections',
  title: 'Sections without items',
  follows: (siteDir) =>
    new Map([
      [
        SECTIONS_FILE,
        `// Generated from the files of all content by "npm run generate". Never edited by hand.

/** The pages of kinds that have no items: no build has them, and nothing leads to them. */
export const emptySections: readonly string[] = ${literal(emptySections(siteDir).map(({page}) => page))};
`,
      ],
    ]),
};
