import {counted} from '../../lib/counted';

/** One mistake in a content file, described so that its writer can correct it. */
export interface Problem {
  /** Path from the project's root. */
  file: string;
  /** Line, from 1, where it is known. */
  line?: number | undefined;
  /** Dotted path of the field, e.g. `steps[2]`; empty when the file as a whole is meant. */
  field?: string | undefined;
  /** The offending value as it was read. */
  value?: unknown;
  /** What is wrong, and what to do where that does not say it. */
  problem: string;
  /** Whether nothing else is said of the file, because all of that would follow from this. */
  alone?: true;
}

/** What `npm run new` writes wherever a writer has to write; no check lets it through. */
export const MARKER = 'WRITE:';

/** The problem of a place that has the mark. */
export const UNWRITTEN = `is still to be written. Write what belongs there, and remove "${MARKER}".`;

const MAX_SHOWN = 80;

function show(value: unknown): string {
  const shown = JSON.stringify(value);
  if (shown.length <= MAX_SHOWN) {
    return shown;
  }
  return `${shown.slice(0, MAX_SHOWN)}...${typeof value === 'string' ? '"' : ''}`;
}

function formatOne({line, field, value, problem}: Problem): string {
  const where = [line === undefined ? '' : `line ${line}`, field].filter(Boolean).join(', ');
  const got = value === undefined ? '' : `(got ${show(value)})`;
  const place = [where, got].filter(Boolean).join(' ');
  return `  - ${place === '' ? '' : `${place}: `}${problem}`;
}

/** Lines about one file: whoever has mended these sees the rest. */
const MOST_OF_FILE = 40;

/** Leaves out a problem that only follows from another one of the same file. */
export const worthSaying = (problems: readonly Problem[]): readonly Problem[] => {
  const alone = new Map(problems.filter((one) => one.alone).map((one) => [one.file, one]));
  return problems.filter((one) => (alone.get(one.file) ?? one) === one);
};

/** Formats problems as one report, grouped by file and in the order of their lines, with a count at its end. */
export function formatProblems(all: readonly Problem[]): string {
  const problems = worthSaying(all);
  const files = [...new Set(problems.map(({file}) => file))].sort();
  const groups = files.map((file) => {
    const own = problems.filter((problem) => problem.file === file);
    const ordered = own.sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
    const more = ordered.length - MOST_OF_FILE;
    return [
      file,
      ...ordered.slice(0, MOST_OF_FILE).map(formatOne),
      ...(more > 0 ? [`  - and ${counted(more, 'more problem')}. Correct these first.`] : []),
    ].join('\n');
  });
  return [...groups, `${counted(problems.length, 'problem')} in ${counted(files.length, 'file')}.`].join(
    '\n\n',
  );
}

/** Thrown when content cannot be used; its message is the whole report. */
export class ContentError extends Error {
  override name = 'ContentError';

  declare readonly problems: readonly Problem[];

  /** `then` says what to do once all is correct. */
  constructor(problems: readonly Problem[], then = '') {
    super(`Some content is not valid.\n\n${formatProblems(problems)} Nothing was written.${then}`);
    // A terminal shows the report alone: no stack, which says nothing to a writer, and no second list of the same.
    Object.defineProperty(this, 'problems', {value: problems, enumerable: false});
    this.stack = `${this.name}: ${this.message}`;
  }
}

/** Throws one `ContentError` where there are problems; `then` as there. */
export function throwAny(problems: readonly Problem[], then?: string): void {
  if (problems.length > 0) {
    throw new ContentError(problems, then);
  }
}
