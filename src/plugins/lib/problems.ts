/** One thing wrong with a content file, told so that its writer can mend it. */
export interface Problem {
  /** Path from the project's root. */
  file: string;
  /** Line, from 1, where it is known. */
  line?: number | undefined;
  /** Dotted path of the field, e.g. `steps[2]`; empty when the file as a whole is meant. */
  field?: string;
  /** The offending value as it was read. */
  value?: unknown;
  problem: string;
  remedy: string;
}

const MAX_SHOWN = 80;

function show(value: unknown): string {
  const shown = JSON.stringify(value);
  return shown.length > MAX_SHOWN ? `${shown.slice(0, MAX_SHOWN)}... (${shown.length} characters)` : shown;
}

function formatOne({line, field, value, problem, remedy}: Problem): string {
  const where = [line === undefined ? '' : `line ${line}`, field ?? ''].filter(Boolean).join(', ');
  const got = value === undefined ? '' : ` (got ${show(value)})`;
  return `  - ${where === '' ? '' : `${where}: `}${problem}${got}\n    ${remedy}`;
}

/** Formats problems as one report, grouped by file, with a count at its end. */
export function formatProblems(problems: readonly Problem[]): string {
  const files = [...new Set(problems.map(({file}) => file))].sort();
  const groups = files.map((file) =>
    [file, ...problems.filter((problem) => problem.file === file).map(formatOne)].join('\n'),
  );
  const count = `${problems.length} problem${problems.length === 1 ? '' : 's'} in ${files.length} file${files.length === 1 ? '' : 's'}.`;
  return [...groups, count].join('\n\n');
}

/** Thrown when content cannot be used; its message is the whole report. */
export class ContentError extends Error {
  override name = 'ContentError';

  declare readonly problems: readonly Problem[];

  /** `then` says what to do once all is mended. */
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
