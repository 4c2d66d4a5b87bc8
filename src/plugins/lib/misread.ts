import * as z from 'zod';
import {COLON_WITHIN, COMMA_WITHIN, QUOTE_IT, signWords} from './yamlMessages';

/** What is wrong with a value, in a writer's words; `key` is the field below the issue's path, where it is one. */
export interface Words {
  key?: string;
  value?: unknown;
  problem: string;
  remedy: string;
}

/** A value of the wrong type that a sign of YAML has made of what was meant. */
export function misread({path, expected, input}: z.core.$ZodIssueInvalidType): Words | undefined {
  if (expected === 'string' && z.record(z.string(), z.unknown()).safeParse(input).success) {
    // A name in braces alone, such as `{raise}`, is read as a field without a value.
    if (z.record(z.string(), z.null()).safeParse(input).success) {
      return signWords('{');
    }
    if (typeof path.at(-1) === 'number') {
      return {value: input, problem: COLON_WITHIN, remedy: QUOTE_IT};
    }
  }
  const written = String(input);
  if ((expected !== 'number' && expected !== 'int') || !/^-?\d+,\d+$/.test(written)) {
    return undefined;
  }
  const remedy = /,\d{3}$/.test(written)
    ? `Write ${written.replace(',', '')} for thousands, or a decimal with a point.`
    : `Write it with a point: ${written.replace(',', '.')}.`;
  return {value: input, problem: COMMA_WITHIN, remedy};
}

/** The issues of a value, without the length of what has the wrong type: letters of a text are no items of a list. */
export const realIssues = (issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] => {
  const mistyped = new Set(
    issues.filter(({code}) => code === 'invalid_type').map(({path}) => path.join('.')),
  );
  return issues.filter(({code, path}) => !code.startsWith('too_') || !mistyped.has(path.join('.')));
};
