import * as z from 'zod';
import {isObject} from '../../lib/record';
import {didYouMean} from './nearest';
import {MARKER, UNWRITTEN, type Problem} from './problems';

/** What is wrong with a value; `key` is the field below the issue's path, where it is one. */
type Words = Pick<Problem, 'value' | 'problem'> & {key?: string};

const SEPARATOR = ', ';

/** What to write where another type is expected. */
const REMEDIES: Readonly<Record<string, string>> = {
  string: 'Put it in quotes, as a text that has ": " or "#", or begins with a bracket.',
  boolean: 'Write true or false, without quotes.',
  number: 'Write a number alone, without quotes, unit or thousands comma.',
  int: 'Write a whole number.',
  array: 'Write a list: each of its points on a line of its own, after "- ".',
  object: 'Write its fields on lines of their own below it, indented by two spaces.',
};

/** Makes zod's message about an unknown field a list of the known ones, so that one can be suggested. */
const knownFields: z.core.$ZodErrorMap = (issue) =>
  issue.code === 'unrecognized_keys' && issue.inst instanceof z.ZodObject
    ? Object.keys(issue.inst.shape).join(SEPARATOR)
    : undefined;

/** What an issue says, in zod's own words, with what is most likely meant. */
function wordsOf(issue: z.core.$ZodIssue): Words[] {
  const {input: value, message: problem} = issue;
  if (typeof value === 'string' && value.startsWith(MARKER)) {
    return [{value, problem: UNWRITTEN}];
  }
  if (issue.code === 'unrecognized_keys') {
    const known = problem.split(SEPARATOR);
    return issue.keys.map((key) => ({
      key,
      problem: `is not a field here. ${didYouMean(key, known)}The fields are: ${problem}.`,
    }));
  }
  // A field without a value is null.
  if ((value ?? undefined) === undefined && problem.includes('expected')) {
    return [{problem: `is missing. ${problem.replace(/, received \w+$|$/, '.')}`}];
  }
  if (issue.code === 'invalid_value') {
    return [{value, problem: `${problem}. ${didYouMean(value, issue.values.map(String))}`.trim()}];
  }
  if (issue.code === 'invalid_union' && 'options' in issue && isObject(value)) {
    const given = new Map(Object.entries(value)).get(issue.discriminator ?? '') as unknown;
    return [
      {value: given, problem: `${problem}. ${didYouMean(given, (issue.options ?? []).map(String))}`.trim()},
    ];
  }
  if (issue.code === 'invalid_type') {
    return [{value, problem: `${problem}. ${REMEDIES[issue.expected] ?? ''}`.trim()}];
  }
  // The value of a rule about several fields would be all of them.
  return [isObject(value) && !Array.isArray(value) ? {problem} : {value, problem}];
}

/** Checks a value against a schema: the data, or everything that is wrong with it, each with its path. */
export function checked<T>(
  schema: z.ZodType<T>,
  value: unknown,
): {data: T; issues?: never} | {data?: never; issues: (Words & {path: PropertyKey[]})[]} {
  const {data, error} = schema.safeParse(value, {error: knownFields, reportInput: true});
  if (error === undefined) {
    return {data};
  }
  const {issues} = error;
  const mistyped = new Set(issues.flatMap(({code, path}) => (code === 'invalid_type' ? path.join('.') : [])));
  return {
    issues: issues
      // The letters of a text are no items of a list.
      .filter(({code, path}) => !code.startsWith('too_') || !mistyped.has(path.join('.')))
      .flatMap((issue) =>
        wordsOf(issue).map(({key, ...words}) => ({
          path: key === undefined ? issue.path : [...issue.path, key],
          ...words,
        })),
      ),
  };
}
