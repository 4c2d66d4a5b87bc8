import fs from 'node:fs';
import path from 'node:path';
import {folderOf} from '../../content/kind';
import {KINDS} from '../../content/kinds';
import {filesIn} from '../../lib/filesIn';
import {textOf} from '../../lib/generated';

/** One text file that people write. */
export interface Source {
  /** Path from the project's root. */
  file: string;
  text: string;
}

/** The folders that content is in, from the project's root. */
export const contentFolders = (): string[] => [...new Set(KINDS.map(({files}) => path.posix.dirname(files)))];

/** Whether the check has anything to say about a file, by its path from the project's root. */
export function isContent(file: string): boolean {
  const {dir, base, ext} = path.posix.parse(file);
  const isText = ['.yaml', '.yml', '.mdx', '.md'].includes(ext) && base !== 'README.md';
  return isText && KINDS.some((kind) => kind.files === file || folderOf(kind) === dir);
}

/** Every file of content below `siteDir`. */
export const writtenSources = (siteDir: string): Source[] =>
  KINDS.flatMap((kind) => {
    const folder = folderOf(kind);
    return folder === undefined ? [kind.files] : filesIn(siteDir, folder, path.extname(kind.files));
  })
    .filter((file) => fs.existsSync(path.join(siteDir, file)))
    .map((file) => ({file, text: textOf(siteDir, file)}));
