import {LineCounter, parseDocument, type Document} from 'yaml';
import type * as z from 'zod';
import type {Problem} from './problems';

type Path = readonly PropertyKey[];

function fieldName(path: Path): string {
  return path
    .map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index === 0 ? '' : '.'}${String(key)}`))
    .join('');
}

function valueAt(root: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) => (value !== null && typeof value === 'object' ? Reflect.get(value, key) : undefined),
    root,
  );
}

function lineAt(document: Document, lines: LineCounter, path: Path): number | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true) as
      {range?: [number, number, number]} | undefined;
    if (node?.range) {
      return lines.linePos(node.range[0]).line;
    }
  }
  return undefined;
}

/** How a writer writes a text of each format. */
const HOW_TO_SPELL: Readonly<Record<string, string>> = {
  date: 'Write a day as 2025-03-11.',
  url: 'Write the whole address, as https://example.com.',
};

/** How a writer writes a value of each type. */
const HOW_TO_WRITE: Readonly<Record<string, string>> = {
  string: 'a text; quote it when it is a number, contains ": " or begins with a special character',
  number: 'a number, without quotes',
  boolean: 'true or false, without quotes',
  array: 'a list, each item after "- "',
  tuple: 'a list, each item after "- "',
  object: 'fields, each as "name: value"',
};

/** What a writer can do about one schema issue. */
function remedy(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return 'Remove it, or check its spelling against another file of this folder.';
    case 'invalid_value':
      return `Use one of: ${issue.values.map(String).join(', ')}.`;
    case 'invalid_type':
      return `Write ${HOW_TO_WRITE[issue.expected] ?? `a value of type ${issue.expected}`}.`;
    case 'too_small':
      return 'Add what is missing.';
    case 'too_big':
      return 'Shorten it.';
    case 'invalid_format':
      return HOW_TO_SPELL[issue.format] ?? 'Correct the value.';
    default:
      return 'Correct the value.';
  }
}

function issueProblems(
  issue: z.core.$ZodIssue,
  root: unknown,
): {path: Path; problem: string; value?: unknown}[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const path = [...issue.path, key];
      return {path, problem: 'is not a field we know', value: valueAt(root, path)};
    });
  }
  const value = valueAt(root, issue.path);
  if (value === undefined && issue.code === 'invalid_type') {
    return [{path: issue.path, problem: 'is missing'}];
  }
  const problem =
    issue.code === 'invalid_value'
      ? 'is not an allowed value'
      : issue.code === 'invalid_type'
        ? 'has the wrong type'
        : issue.message;
  return [{path: issue.path, problem, value}];
}

/**
 * Parses one YAML text against a schema. Gives the data or every problem found, with lines;
 * never throws. `file` is the path shown to the writer.
 */
export function parseYaml<T>(
  file: string,
  source: string,
  schema: z.ZodType<T>,
): {data: T; problems?: never} | {data?: never; problems: Problem[]} {
  if (source.includes('\uFFFD')) {
    const line = source.slice(0, source.indexOf('\uFFFD')).split('\n').length;
    return {
      problems: [{file, line, problem: 'is not written in UTF-8', remedy: 'Save the file as UTF-8 text.'}],
    };
  }
  const lines = new LineCounter();
  const document = parseDocument(source, {lineCounter: lines, prettyErrors: false, uniqueKeys: true});
  const unread = [...document.errors, ...document.warnings];
  if (unread.length > 0) {
    return {
      problems: unread.map((error) => ({
        file,
        line: lines.linePos(error.pos[0]).line,
        problem: `cannot be read as YAML: ${error.message}`,
        remedy:
          'Check the indentation (spaces, not tabs), the quotes (around text with ": ", "#" or "!"), and that no key stands twice.',
      })),
    };
  }
  let root: unknown;
  try {
    root = document.toJS({maxAliasCount: 0});
  } catch {
    return {problems: [{file, problem: 'uses YAML aliases', remedy: 'Write the text out in each place.'}]};
  }
  const parsed = schema.safeParse(root ?? {});
  if (parsed.success) {
    return {data: parsed.data};
  }
  return {
    problems: parsed.error.issues.flatMap((issue) =>
      issueProblems(issue, root).map(({path, problem, value}) => ({
        file,
        line: lineAt(document, lines, path),
        field: fieldName(path),
        value,
        problem,
        remedy: remedy(issue),
      })),
    ),
  };
}
