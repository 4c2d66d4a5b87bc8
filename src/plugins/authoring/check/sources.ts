import fs from 'node:fs';
import path from 'node:path';
import {folderOf, type Collection} from '../../content/collection';
import {collections} from '../../content/collections';
import {filesIn} from '../../lib/filesIn';
import {textOf} from '../../lib/generated';
import {blank, CODE_OR_COMMENT, spaces} from '../../lib/text';

/** One text file that people write. */
export interface Source {
  /** Path from the project's root. */
  file: string;
  text: string;
}

/** A list that the check reads, and that is of no kind of content. */
const LISTS = ['cspell-words.txt'];

/** What people name a file whose ending should be another. */
const MISNAMED: Readonly<Record<string, string>> = {'.yaml': '.yml', '.mdx': '.md'};

/** Whether the check has anything to say about a file, by its path from the project's root. */
export function isContent(file: string): boolean {
  const {dir, base, ext} = path.posix.parse(file);
  return (
    LISTS.includes(file) ||
    collections().some((collection) => {
      const {files = ''} = collection;
      const ending = path.extname(files);
      return (
        files === file ||
        (folderOf(collection) === dir && [ending, MISNAMED[ending]].includes(ext) && base !== 'README.md')
      );
    })
  );
}

/** The files of a kind below `siteDir`. */
const filesOf = (siteDir: string, collection: Pick<Collection, 'files'>): string[] => {
  const {files = ''} = collection;
  const folder = folderOf(collection);
  const found = folder === undefined ? [files] : filesIn(siteDir, folder, path.extname(files));
  return found.filter((file) => file !== '' && fs.existsSync(path.join(siteDir, file)));
};

/** Every file of some kinds below `siteDir`. */
export const sourcesOf = (siteDir: string, kinds: readonly Collection[]): Source[] =>
  kinds
    .flatMap((collection) => filesOf(siteDir, collection))
    .map((file) => ({file, text: textOf(siteDir, file)}));

/** Every text for visitors that people write, below `siteDir`. */
export const writtenSources = (siteDir: string): Source[] =>
  sourcesOf(
    siteDir,
    collections().filter(({isSetting = false}) => !isSetting),
  );

/** A line of YAML that is a comment. In Markdown, such a line is a heading. */
const YAML_COMMENT = /^[ \t]*#.*/gm;
/** The fields at the head of an MDX text, which are YAML. */
const FRONT_MATTER = /^\uFEFF?---\r?\n[^]*?\n---/;

/** The fields of a text, and what follows them, with blanks for comments; a YAML file is all fields. */
export function withoutComments({file, text}: Source): {fields: string; body: string} {
  const fields = file.endsWith('.mdx') ? (FRONT_MATTER.exec(text)?.[0] ?? '') : text;
  return {
    fields: blank(fields, YAML_COMMENT),
    body: text
      .slice(fields.length)
      .replaceAll(CODE_OR_COMMENT, (match) => (match.startsWith('{') ? spaces(match) : match)),
  };
}
