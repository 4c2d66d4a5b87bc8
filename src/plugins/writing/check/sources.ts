import fs from 'node:fs';
import path from 'node:path';
import {folderOf, type Collection} from '../../content/collection';
import {collections} from '../../content/collections';
import {filesIn} from '../../lib/filesIn';
import {textOf} from '../../lib/generated';

/** One text file that people write. */
export interface Source {
  /** Path from the project's root. */
  file: string;
  text: string;
}

/** What people name a file whose ending should be another. */
const MISNAMED: Readonly<Record<string, string>> = {'.yaml': '.yml', '.mdx': '.md'};

/** Whether the check has anything to say about a file, by its path from the project's root. */
export function isContent(file: string): boolean {
  const {dir, base, ext} = path.posix.parse(file);
  return collections().some((collection) => {
    const {files = ''} = collection;
    const ending = path.extname(files);
    return (
      files === file ||
      (folderOf(collection) === dir && [ending, MISNAMED[ending]].includes(ext) && base !== 'README.md')
    );
  });
}

/** The files of a kind below `siteDir`. */
const filesOf = (siteDir: string, collection: Pick<Collection, 'files'>): string[] => {
  const {files = ''} = collection;
  const folder = folderOf(collection);
  const found = folder === undefined ? [files] : filesIn(siteDir, folder, path.extname(files));
  return found.filter((file) => file !== '' && fs.existsSync(path.join(siteDir, file)));
};

/** Every file of some kinds below `siteDir`. */
const sourcesOf = (siteDir: string, kinds: readonly Collection[]): Source[] =>
  kinds
    .flatMap((collection) => filesOf(siteDir, collection))
    .map((file) => ({file, text: textOf(siteDir, file)}));

/** Every text for visitors that people write, below `siteDir`. */
export const writtenSources = (siteDir: string): Source[] =>
  sourcesOf(
    siteDir,
    collections().filter(({isSetting = false}) => !isSetting),
  );
