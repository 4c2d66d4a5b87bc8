import path from 'node:path';
import type * as z from 'zod';
import {isId} from '../../data/fields';
import {byCodeUnit} from '../../lib/byCodeUnit';
import {filesIn, isFile} from '../lib/filesIn';
import {textOf} from '../lib/generated';
import type {Problem} from '../lib/problems';
import {FRONT_MATTER, lineOf as lineAt} from '../lib/text';
import {parseYaml, problemAt} from '../lib/yamlFile';
import {folderOf, type Entry, type Kind, type Read} from './kind';

type Parsed<T> = {entry: Entry<T>; problems?: never} | {entry?: never; problems: Problem[]};

/** The name of a file without its ending: `a` is before `a-b`, while `a-b.yaml` is before `a.yaml`. */
const nameOf = (file: string) => path.parse(file).name;

/** Characters that are never part of a text; the first of them shows where a file is damaged. */
const UNREADABLE = /(?![\t\n\r])\p{Cc}|\uFFFD/u;

/** The most characters of a file: reading takes ever longer, and nobody reads that much. */
const LONGEST = 100_000;

/** What keeps a file from being read at all: whatever else is said of it would follow from that. */
function unreadable(source: string): Pick<Problem, 'line' | 'problem'> | undefined {
  if (source.length > LONGEST) {
    return {problem: `has ${source.length} characters, and a file may have ${LONGEST}. Divide it.`};
  }
  const at = source.search(UNREADABLE);
  const problem =
    'has a character that is no text. Remove what does not show on that line, and save the file as UTF-8.';
  return at === -1 ? undefined : {line: lineAt(source, at), problem};
}

/** What is wrong with a text whose front matter cannot be separated from its body. */
function headProblem(source: string): Omit<Problem, 'file'> {
  if (!/^\uFEFF?---[ \t]*\r?\n/.test(source)) {
    const problem =
      'has no front matter. Begin the file with a line "---", the fields of blog/README.md, and a line "---".';
    return {line: 1, problem};
  }
  // A line of other dashes is what was meant to end it.
  const other = source.split('\n').findIndex((line, index) => index > 0 && /^(?:-{2}|-{4,})\s*$/.test(line));
  // All else in it would be taken for prose.
  return {
    line: other === -1 ? 1 : other + 1,
    problem: 'has front matter that does not end. Write "---" on a line of its own below its last field.',
    alone: true,
  };
}

function parseMdx<T>(file: string, source: string, schema: z.ZodType<T>): Parsed<T> {
  const id = nameOf(file);
  const none = schema.safeParse({}).data;
  if (none !== undefined) {
    // What Docusaurus would read as fields, and after "---js" as code, which it runs.
    const problem = 'begins with "---": a text of its kind has no fields. Remove them.';
    return /^\uFEFF?---/.test(source)
      ? {problems: [{file, line: 1, problem}]}
      : {entry: {file, id, item: none, body: source, bodyLine: 1, lineOf: () => undefined}};
  }
  const [, front, body = ''] = FRONT_MATTER.exec(source) ?? [];
  if (front === undefined) {
    return {problems: [{file, ...headProblem(source)}]};
  }
  if (body.trim() === '') {
    return {problems: [{file, problem: 'has no text. Write it below the second line "---".'}]};
  }
  // The line of dashes above the fields counts as well.
  const {data, problems, lineOf} = parseYaml(file, `\n${front}`, schema);
  const bodyLine = lineAt(source, source.length - body.length);
  return problems === undefined ? {entry: {file, id, item: data, body, bodyLine, lineOf}} : {problems};
}

function parseFile<T>(file: string, source: string, schema: z.ZodType<T>): Parsed<T> {
  const whole = unreadable(source);
  if (whole !== undefined) {
    return {problems: [{file, ...whole, alone: true}]};
  }
  if (file.endsWith('.mdx')) {
    return parseMdx(file, source, schema);
  }
  const {data, lineOf, problems} = parseYaml(file, source, schema);
  return problems === undefined
    ? {entry: {file, id: nameOf(file), item: data, body: '', bodyLine: 1, lineOf}}
    : {problems};
}

const NAME =
  'has a name that cannot be an address of its own. Rename it to lower-case words joined by hyphens, such as pmax-first-month.';

/** Another id within a file than its name, if that can be one. */
function idProblems({file, id, item, lineOf}: Entry): Problem[] {
  const value = 'id' in item && typeof item.id === 'string' && isId(id) ? item.id : id;
  const problem = `differs from the name of its file. Write "id: ${id}", or rename the file to ${value}.yaml.`;
  return value === id ? [] : [problemAt({file, lineOf}, ['id'], problem, value)];
}

/** What was last read of each file: every step of a build reads the content that it needs by itself. */
const last = new Map<string, {source: string; parsed: Parsed<object>}>();

/** Reads every file of a kind: what is valid, and all problems of all others. A file is parsed anew where it changed. */
export function readKind(
  siteDir: string,
  {files, schema, optional}: Pick<Kind, 'files' | 'schema' | 'optional'>,
): Read {
  const parse = (file: string) => {
    const full = path.join(siteDir, file);
    const source = textOf(siteDir, file);
    const known = last.get(full);
    const parsed = known?.source === source ? known.parsed : parseFile(file, source, schema);
    last.set(full, {source, parsed});
    return parsed;
  };
  const folder = folderOf({files});
  if (folder === undefined) {
    if (!isFile(path.join(siteDir, files))) {
      return {
        entries: [],
        problems: optional ? [] : [{file: files, problem: 'is missing. Restore the file.'}],
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
    problems: [
      ...all.filter((file) => !isId(nameOf(file))).map((file) => ({file, problem: NAME})),
      ...read.flatMap(({problems = []}) => problems),
      ...entries.flatMap(idProblems),
    ],
    // A file with problems has an id, too.
    ids: new Set([...filesIn(siteDir, folder).map(nameOf), ...entries.map(({id}) => id)]),
  };
}
