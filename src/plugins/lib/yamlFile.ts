import {LineCounter, parseDocument, type Document} from 'yaml';
import * as z from 'zod';
import {isObject} from '../../lib/record';
import {textOf} from './generated';
import {checked} from './zodMessages';
import {ContentError, type Problem} from './problems';
import {isTooDeep, yamlProblems} from './yamlMessages';

/** The keys that lead to a field. */
export type Path = readonly PropertyKey[];

/** The line, from 1, on which a field is written. */
type LineOf = (path: Path) => number | undefined;

/** The name of the field at a path, as `steps[2]`. */
export const fieldName = (path: Path) =>
  path
    .map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index === 0 ? '' : '.'}${String(key)}`))
    .join('');

/** A file, and the lines of its fields. */
export interface Place {
  file: string;
  lineOf: LineOf;
}

/** What is wrong with the field at a path. */
export const problemAt = ({file, lineOf}: Place, path: Path, problem: string, value?: unknown): Problem => ({
  file,
  line: lineOf(path),
  field: fieldName(path),
  value,
  problem,
});

/** The line of the field at a path, or of the nearest one around it that is there. */
function lineAt(document: Document, lines: LineCounter, path: Path): number | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const node: unknown = document.getIn(path.slice(0, length), true);
    if (node !== null && typeof node === 'object' && 'range' in node && Array.isArray(node.range)) {
      return lines.linePos(Number(node.range[0])).line;
    }
  }
  return undefined;
}

/** What begins a tag or a comment of HTML: in a page or a script, all that a text could break it with. */
const HTML = /<[/!?a-z]/i;
const TAG = 'has an HTML tag, which no text may have. Remove it: a text is shown as it is written.';

/** Everything in a value that holds no other values, each with the path to it. */
export const leavesOf = (value: unknown, path: Path = []): {path: Path; value: unknown}[] =>
  isObject(value)
    ? Object.entries(value).flatMap(([key, one]) =>
        leavesOf(one, [...path, Array.isArray(value) ? Number(key) : key]),
      )
    : [{path, value}];

type Parsed<T> =
  {data: T; lineOf: LineOf; problems?: never} | {data?: never; lineOf?: never; problems: Problem[]};

/**
 * Parses one YAML text against a schema. Gives the data, or every mistake with its line; never throws.
 * `file` is the path shown to the writer.
 */
export function parseYaml<T>(file: string, source: string, schema: z.ZodType<T>): Parsed<T> {
  if (isTooDeep(source)) {
    return {
      problems: [{file, problem: 'is nested too deeply to be read. Remove brackets that are too many.'}],
    };
  }
  const lines = new LineCounter();
  const document = parseDocument(source, {lineCounter: lines, prettyErrors: false});
  const unread = yamlProblems(source, document, lines);
  if (unread.length > 0) {
    return {problems: unread.map((problem) => ({file, ...problem}))};
  }
  const lineOf: LineOf = (path) => lineAt(document, lines, path);
  // The file has nothing but comments.
  const data: unknown = document.toJS() ?? (schema instanceof z.ZodArray ? [] : {});
  const unfit = leavesOf(data).flatMap(({path: at, value}) => {
    if (at.includes('__proto__')) {
      // Schemas leave such a field out without a word.
      return [problemAt({file, lineOf}, at, 'is not a field here. Remove it.', value)];
    }
    return typeof value === 'string' && HTML.test(value) ? [problemAt({file, lineOf}, at, TAG, value)] : [];
  });
  if (unfit.length > 0) {
    return {problems: unfit};
  }
  const {data: valid, issues} = checked(schema, data);
  return issues === undefined
    ? {data: valid, lineOf}
    : {
        problems: issues.map(({path: at, problem, value}) => problemAt({file, lineOf}, at, problem, value)),
      };
}

/** The data of a file below `siteDir`. Throws one `ContentError` with all that is wrong with it. */
export function checkedYaml<T>(siteDir: string, file: string, schema: z.ZodType<T>): T {
  const {data, problems} = parseYaml(file, textOf(siteDir, file), schema);
  if (problems) {
    throw new ContentError(problems);
  }
  return data;
}
