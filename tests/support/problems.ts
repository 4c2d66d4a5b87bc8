import type {Problem} from '../../src/plugins/lib/problems';

/** What a problem says is wrong, without what to do. */
export const mistakeOf = (problem: string) => problem.replace(/\. (?=[A-Z])[^]*/, '');

/** Problems as short lines: the place, the value, and what is wrong. */
export const problemLines = (problems: readonly Problem[]) =>
  problems.map(({line, value, problem}) =>
    [line, value as string | number | undefined, mistakeOf(problem)]
      .filter((part) => part !== undefined)
      .join(' '),
  );
