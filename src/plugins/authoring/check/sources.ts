import path from 'node:path';
import {filesIn} from '../../lib/filesIn';
import {textOf} from '../../lib/generated';
import {blank, CODE_OR_COMMENT, spaces} from '../../lib/text';

/** One text file that people write. */
export interface Source {
  /** Path from the project's root. */
  file: string;
  text: string;
}

/** Where people write texts that visitors read: folders from the project's root, and the endings of their files. */
const WRITTEN: readonly (readonly [folder: string, ending: string])[] = [
  ['src/data/recipes', '.yaml'],
  ['src/data/advisors', '.yaml'],
  ['src/data/clients', '.yaml'],
  ['src/data/clients/stories', '.mdx'],
  ['src/data/projects', '.yaml'],
  ['src/data/hubs', '.yaml'],
  ['src/data/plans/starters', '.yaml'],
  ['src/data/pages', '.yaml'],
  ['src/data/taxonomies', '.yaml'],
  ['src/data/plans', '.yaml'],
  ['src/data/positions', '.yaml'],
  ['docs/_notes', '.mdx'],
  ['blog', '.mdx'],
];

/** What else the check reads: lists and settings. */
const LISTS = [
  'blog/authors.yml',
  'cspell-words.txt',
  'src/config/site.yaml',
  'src/data/redirects.yaml',
  'src/data/search/synonyms.yaml',
];
/** What the check reads only to say that it has the wrong ending. */
const MISNAMED =
  /^(?:blog\/(?!README\.md$)[^/]+\.md|src\/data\/(?:recipes|advisors|clients|projects|hubs|plans\/starters)\/[^/]+\.yml)$/;

/** Whether the check has anything to say about a file, by its path from the project's root. */
export function isContent(file: string): boolean {
  const {dir, base} = path.posix.parse(file);
  return (
    LISTS.includes(file) ||
    MISNAMED.test(file) ||
    WRITTEN.some(([folder, ending]) => folder === dir && base.endsWith(ending))
  );
}

/** Every text for visitors that people write, below `siteDir`. */
export const writtenSources = (siteDir: string): Source[] =>
  WRITTEN.flatMap(([folder, ending]) =>
    filesIn(siteDir, folder, ending).map((file) => ({file, text: textOf(siteDir, file)})),
  );

/** A line of YAML that is a comment. In Markdown, such a line is a heading. */
const YAML_COMMENT = /^[ \t]*#.*/gm;
/** The fields at the head of an MDX text, which are YAML. */
const FRONT_MATTER = /^\uFEFF?---\r?\n[^]*?\n---/;

/** The fields of a text, and what stands below them, with blanks for comments; a file of YAML is all fields. */
export function withoutComments({file, text}: Source): {fields: string; body: string} {
  const fields = file.endsWith('.mdx') ? (FRONT_MATTER.exec(text)?.[0] ?? '') : text;
  return {
    fields: blank(fields, YAML_COMMENT),
    body: text
      .slice(fields.length)
      .replaceAll(CODE_OR_COMMENT, (match) => (match.startsWith('{') ? spaces(match) : match)),
  };
}
