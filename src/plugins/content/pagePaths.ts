import path from 'node:path';
import {parse} from 'yaml';
import {isDraft} from '../lib/contentFolder';
import {filesBelow, filesIn} from '../lib/filesIn';
import {textOf} from '../lib/generated';
import {folderOf, readCollection, type Collection} from './collection';
import {collections} from './collections';

const PAGES = 'src/pages';

/** The pages that are components: `contact/index.tsx` is `/contact`. */
const ownPages = (siteDir: string): string[] =>
  filesBelow(siteDir, PAGES)
    .map((file) => file.slice(PAGES.length))
    .filter((name) => name.endsWith('.tsx') && !name.includes('/_'))
    .map((name) => name.replace(/\.tsx$/, '').replace(/\/index$/, '') || '/');

/** What a file says that cannot be read in full: its page is there as soon as it is put right. */
function rest(siteDir: string, file: string): object {
  const id = path.parse(file).name;
  try {
    return {...(parse(textOf(siteDir, file)) as object), id};
  } catch {
    return {id};
  }
}

/** The paths of a kind's items that are not drafts, by the path of an item. */
function itemPaths(siteDir: string, collection: Collection): string[] {
  const {path: pathOf} = collection;
  if (pathOf === undefined) {
    return [];
  }
  const {entries} = readCollection(siteDir, collection);
  const read = new Set(entries.map(({file}) => file));
  const folder = folderOf(collection);
  const broken =
    folder === undefined
      ? []
      : filesIn(siteDir, folder, '.yaml', '.mdx').filter(
          (file) => !read.has(file) && !isDraft(textOf(siteDir, file)),
        );
  return [
    ...entries.filter(({item}) => collection.isDraft?.(item) !== true).map(({item}) => item),
    ...broken.map((file) => rest(siteDir, file)),
  ].map((item) => pathOf(item));
}

/**
 * The paths of all pages that something may lead to, those of files that are not valid among them; nothing is built. The
 * parts of the library's plain list are left out, which change with its length.
 */
export const pagePaths = (siteDir: string): ReadonlySet<string> =>
  new Set([
    ...ownPages(siteDir),
    ...collections().flatMap((collection) => [
      ...(collection.pages?.(siteDir) ?? []),
      ...itemPaths(siteDir, collection),
    ]),
  ]);
