import fs from 'node:fs';
import path from 'node:path';

/** One text file that people write. */
export interface Source {
  /** Path from the project's root. */
  file: string;
  text: string;
}

/** Where people write texts that visitors read: folders from the project's root, and the endings of their files. */
const WRITTEN: readonly (readonly [folder: string, ending: RegExp])[] = [
  ['src/data/recipes', /\.yaml$/],
  ['src/data/advisors', /\.yaml$/],
  ['src/data/clients', /\.yaml$/],
  ['src/data/clients/stories', /\.mdx$/],
  ['src/data/projects', /\.yaml$/],
  ['src/data/hubs', /\.yaml$/],
  ['src/data/plans/starters', /\.yaml$/],
  ['src/data/pages', /\.yaml$/],
  ['src/data/taxonomies', /\.yaml$/],
  ['src/data/plans', /\.yaml$/],
  ['src/data/positions', /\.yaml$/],
  ['docs/_notes', /\.mdx$/],
  ['blog', /\.mdx$/],
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
    WRITTEN.some(([folder, ending]) => folder === dir && ending.test(base))
  );
}

/** Every text for visitors that people write, below `siteDir`. */
export const writtenSources = (siteDir: string): Source[] =>
  WRITTEN.flatMap(([folder, ending]) => {
    const dir = path.join(siteDir, folder);
    return (fs.existsSync(dir) ? fs.readdirSync(dir) : [])
      .filter((name) => ending.test(name))
      .sort()
      .map((name) => ({file: `${folder}/${name}`, text: fs.readFileSync(path.join(dir, name), 'utf8')}));
  });

/** Code within a text: a block, which may stand in a list or a quotation, or code within a line. */
export const CODE =
  /^(?:[ \t>]|(?:[-*+]|\d+[.)])[ \t])*(?<fence>(?<sign>[`~])\k<sign>{2,})[^`\n]*\n.*?^[ \t>]*\k<fence>\k<sign>*$|(?<!`)(?<ticks>`+)(?!`)[^\n]*?(?<!`)\k<ticks>(?!`)/gms;
/** Code, or a comment of MDX: neither begins within the other. */
export const CODE_OR_COMMENT = new RegExp(`${CODE.source}|${/\{\/\*.*?\*\/\}/.source}`, CODE.flags);
/** A line of YAML that is a comment. In Markdown, such a line is a heading. */
const YAML_COMMENT = /^[ \t]*#.*/gm;
/** The fields at the head of an MDX text, which are YAML. */
const FRONT_MATTER = /^\uFEFF?---\r?\n[^]*?\n---/;

/** The line, from 1, of a place in a text. */
export function lineOf(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

/** A text of the same length and with the same lines that has only spaces. */
const spaces = (text: string): string => text.replaceAll(/[^\n]/g, ' ');

/** Replaces what matches by spaces, so that every other character keeps its place and its line. */
export function blank(text: string, pattern: RegExp): string {
  return text.replaceAll(pattern, spaces);
}

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
