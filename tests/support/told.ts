import type {Problem} from '../../src/plugins/lib/problems';

/** Problems as short lines: the place, the value, and what is wrong. */
export const told = (problems: readonly Problem[]) =>
  problems.map(({line, value, problem}) =>
    [line, value as string | number | undefined, problem].filter((part) => part !== undefined).join(' '),
  );
