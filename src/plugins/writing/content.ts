import path from 'node:path';
import {folderOf, readCollection, type Collection, type Entry} from '../content/collection';
import {collections} from '../content/collections';
import {problemsOf} from '../content/problems';
import {attempt, type Problem} from '../lib/problems';
import {writtenSources} from './check/sources';

/** The folders that the content of pages is in, from the project's root. */
export const contentDirs = (): string[] => [
  ...new Set(collections().flatMap(({files}) => (files === undefined ? [] : [path.posix.dirname(files)]))),
];

/** The items of one kind. */
interface Items {
  collection: Collection;
  entries: readonly Entry<object>[];
}

/** The content that pages are made of, as far as it can be read, and every problem of it. */
export interface Content {
  kinds: readonly Items[];
  problems: readonly Problem[];
}

/** Whether a file is of a kind, with any extension. */
const isOf = (file: string, collection: Collection) =>
  folderOf(collection) === path.posix.dirname(file) || collection.files === file;

/** All content below `siteDir`, or with `only` that of the kinds that those files are of. */
export function readContent(siteDir: string, only?: readonly string[]): Content {
  const read = collections().filter((collection) => only?.some((file) => isOf(file, collection)) !== false);
  return {
    kinds: read.map((collection) => ({collection, entries: readCollection(siteDir, collection).entries})),
    problems: read.flatMap((collection) => {
      const {value, problems} = attempt(collection.files ?? '', () => problemsOf(siteDir, collection));
      return value ?? problems;
    }),
  };
}

/** Every problem that keeps pages from being built: of MDX, and with `data` of all that `readContent` reads. */
export async function problemsOfPages(siteDir: string, {data}: {data: boolean}): Promise<Problem[]> {
  // Only builds and the preview compile; commands that load this do not.
  const {checkMarkdown} = await import('./check/markdown');
  const pages = writtenSources(siteDir).filter(({file}) => file.endsWith('.mdx'));
  const {problems} = await checkMarkdown(pages, {lint: false});
  const own = data ? readContent(siteDir).problems : [];
  // A file whose front matter is wrong has that put right first.
  return [...own, ...problems.filter(({file}) => !own.some((one) => one.file === file))];
}
