import fs from 'node:fs';
import path from 'node:path';
import type * as z from 'zod';
import {SLUG} from '../../data/fields';
import {byCodeUnit} from '../../lib/byCodeUnit';
import {filesIn} from '../lib/filesIn';
import {textOf} from '../lib/generated';
import type {Problem} from '../lib/problems';
import {remembered} from '../lib/remembered';
import {parseYaml, problemAt} from '../lib/yamlFile';
import {folderOf, type Entry, type Kind, type Read} from './kind';

type Parsed<T> = {entry: Entry<T>; problems?: never} | {entry?: never; problems: Problem[]};

/** The name of a file without its ending: `a` is before `a-b`, while `a-b.yaml` is before `a.yaml`. */
const nameOf = (file: string) => path.parse(file).name;

/** Characters that are never part of a text; the first of them shows where a file is damaged. */
const UNREADABLE = /(?![\t\n\r])\p{Cc}|\uFFFD/u;

/** Fields at the head of a text that do not end: all else in it would be taken for prose. */
export const UNENDED =
  'has front matter that does not end. Write "---" on a line of its own below its last field.';

/** What is wrong with a text whose front matter cannot be separated from its body. */
function headProblem(source: string): Pick<Problem, 'line' | 'problem'> {
  if (!/^\uFEFF?---[ \t]*\r?\n/.test(source)) {
    const problem =
      'has no front matter. Begin the file with a line "---", the fields of blog/README.md, and a line "---".';
    return {line: 1, problem};
  }
  // A line of other dashes is what was meant to end it.
  const other = source.split('\n').findIndex((line, index) => index > 0 && /^(?:-{2}|-{4,})\s*$/.test(line));
  return {line: other === -1 ? 1 : other + 1, problem: UNENDED};
}

function parseMdx<T>(file: string, source: string, schema: z.ZodType<T>): Parsed<T> {
  const unreadable = source.search(UNREADABLE);
  if (unreadable !== -1) {
    const line = source.slice(0, unreadable).split('\n').length;
    const problem =
      'has a character that is no text. Remove what does not show on that line, and save the file as UTF-8 text.';
    return {problems: [{file, line, problem}]};
  }
  // A text whose kind has no fields has no front matter.
  const none = schema.safeParse({}).data;
  if (none !== undefined) {
    return {entry: {file, id: nameOf(file), item: none, body: source, bodyLine: 1, lineOf: () => undefined}};
  }
  const [, front, body = ''] =
    /^\uFEFF?---\r?\n([\s\S]*?)(?<=\n)---[ \t]*(?:\r?\n([\s\S]*))?$/.exec(source) ?? [];
  if (front === undefined) {
    return {problems: [{file, ...headProblem(source)}]};
  }
  if (body.trim() === '') {
    return {problems: [{file, problem: 'has no text. Write it below the second line "---".'}]};
  }
  // The line of dashes above the fields counts as well.
  const {data, lineOf, problems} = parseYaml(file, `\n${front}`, schema);
  if (problems !== undefined) {
    return {problems};
  }
  const bodyLine = source.slice(0, source.length - body.length).split('\n').length;
  return {entry: {file, id: nameOf(file), item: data, body, bodyLine, lineOf}};
}

function parseFile<T>(file: string, source: string, schema: z.ZodType<T>): Parsed<T> {
  if (file.endsWith('.mdx')) {
    return parseMdx(file, source, schema);
  }
  const {data, lineOf, problems} = parseYaml(file, source, schema);
  return problems === undefined
    ? {entry: {file, id: nameOf(file), item: data, body: '', bodyLine: 1, lineOf}}
    : {problems};
}

/** A name that can be no address, or another id within the file. */
function nameProblems({file, id, item, lineOf}: Entry): Problem[] {
  const value = 'id' in item && typeof item.id === 'string' ? item.id : id;
  if (!SLUG.test(id)) {
    const problem =
      'has a name that cannot be an address. Rename it to lower-case words joined by hyphens, such as pmax-first-month.';
    return [{file, problem}];
  }
  const problem = `differs from the name of its file. Write "id: ${id}", or rename the file to ${value}.yaml.`;
  return value === id ? [] : [problemAt({file, lineOf}, ['id'], problem, value)];
}

/** Reads every file of a kind: what is valid, and all problems of all others. A file is parsed anew where it changed. */
export function readKind(siteDir: string, kind: Kind): Read {
  const {files, schema} = kind as Kind & {schema: z.ZodType<object>};
  const parse = (file: string) => {
    const source = textOf(siteDir, file);
    return remembered(kind, path.join(siteDir, file), source, () => parseFile(file, source, schema));
  };
  const folder = folderOf(kind);
  if (folder === undefined) {
    if (!fs.existsSync(path.join(siteDir, files))) {
      return {
        entries: [],
        problems: [{file: files, problem: 'is missing. Restore the file.'}],
        ids: undefined,
      };
    }
    const {entry, problems = []} = parse(files);
    return {entries: entry ? [entry] : [], problems, ids: entry && new Set(Object.keys(entry.item))};
  }
  const all = filesIn(siteDir, folder, path.extname(files)).sort((a, b) => byCodeUnit(nameOf(a), nameOf(b)));
  const read = all.map(parse);
  const entries = read.flatMap(({entry}) => entry ?? []);
  return {
    entries,
    problems: [...read.flatMap(({problems = []}) => problems), ...entries.flatMap(nameProblems)],
    // A file with problems has an id, too.
    ids: new Set([...filesIn(siteDir, folder).map(nameOf), ...entries.map(({id}) => id)]),
  };
}
