import path from 'node:path';
import * as z from 'zod';
import {counted} from '../../lib/counted';
import {didYouMean} from './nearest';
import {idFor} from './idFor';
import {misread, type Words} from './misread';
import {MARKER, UNWRITTEN} from './unwritten';

const SEPARATOR = ', ';

/** How a writer writes a day, which is a text for zod. */
const DAY = 'a day such as 2026-11-22';

/**
 * Makes zod's message about an unknown field a list of the known ones, so that `plainWords` can suggest one, and marks
 * a day, which is a text for zod.
 */
export const knownFields: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'unrecognized_keys' && issue.inst instanceof z.ZodObject) {
    return Object.keys(issue.inst.shape).join(SEPARATOR);
  }
  return issue.code === 'invalid_type' && issue.inst instanceof z.ZodISODate ? DAY : undefined;
};

/** How a writer writes a value of each type. */
const HOW_TO_WRITE: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number, without quotes',
  int: 'a whole number, without quotes',
  boolean: 'true or false, without quotes',
  array: 'a list, each item on a line of its own after "- "',
  tuple: 'a list, each item on a line of its own after "- "',
  object: 'fields, each as "name: value"',
  record: 'fields, each as "name: value"',
};

const UNIT: Readonly<Record<string, string>> = {string: 'character', array: 'item', number: '', int: ''};

function size(value: unknown): number {
  return typeof value === 'string' || Array.isArray(value) ? value.length : Number(value);
}

function sizeWords(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): Words {
  const unit = UNIT[issue.origin] ?? '';
  const has = size(issue.input);
  const small = issue.code === 'too_small';
  const limit = `${small ? issue.minimum : issue.maximum} at ${small ? 'least' : 'most'}`;
  if (unit === '') {
    return {value: issue.input, problem: `must be ${limit}`, remedy: 'Correct the number.'};
  }
  if (has === 0 && issue.origin === 'string') {
    return {problem: 'is empty', remedy: 'Write the text.'};
  }
  const difference = Math.abs(has - Number(small ? issue.minimum : issue.maximum));
  return {
    ...(issue.origin === 'string' && {value: issue.input}),
    problem: `has ${counted(has, unit)}, and ${small ? 'needs' : 'may have'} ${limit}`,
    remedy: `${small ? 'Add' : 'Remove'} ${counted(difference, unit)}.`,
  };
}

/** What to write in place of a name with signs that it may not have, by what is said of it. */
const REWRITTEN: Readonly<Record<string, (value: string) => string>> = {
  'must be lower-case words joined by hyphens': (value) => `Write "${idFor(value)}".`,
  'must be the name of an image file': (value) =>
    `Name the file ${path.basename(value).replaceAll(/[^\w.-]+/g, '_')}, without spaces, and write that.`,
};

function formatWords({format, input, message}: z.core.$ZodIssueInvalidStringFormat): Words {
  if (format === 'date') {
    const looksRight = /^\d{4}-\d\d-\d\d$/.test(String(input));
    return {
      value: input,
      problem: looksRight ? 'is a day that does not exist' : 'is not a day',
      remedy: looksRight ? 'Look it up in a calendar.' : 'Write a day as 2025-03-11.',
    };
  }
  if (format === 'url') {
    return {value: input, problem: 'is not a whole address', remedy: 'Write it as https://example.com.'};
  }
  return {
    value: input,
    problem: message,
    remedy: REWRITTEN[message]?.(String(input)) ?? 'Correct the value.',
  };
}

/** What a zod issue says, in a writer's words; the issue must carry its input (`reportInput`). */
export function plainWords(issue: z.core.$ZodIssue): Words[] {
  const {input: value} = issue;
  if (typeof value === 'string' && value.startsWith(MARKER)) {
    return [{value, ...UNWRITTEN}];
  }
  switch (issue.code) {
    case 'unrecognized_keys': {
      const known = issue.message.split(SEPARATOR);
      return issue.keys.map((key) => ({
        key,
        problem: 'is not a field of this file',
        remedy: `${didYouMean(key, known)}The fields here are: ${known.join(', ')}.`,
      }));
    }
    case 'invalid_value': {
      if (value === undefined) {
        return [{problem: 'is missing', remedy: `Add it: one of ${issue.values.map(String).join(', ')}.`}];
      }
      const values = issue.values.map(String);
      const remedy = `${didYouMean(value, values)}Use one of: ${values.join(', ')}.`;
      return [{value, problem: 'is not an allowed value', remedy}];
    }
    case 'invalid_type': {
      const sign = misread(issue);
      if (sign !== undefined) {
        return [sign];
      }
      const isDay = issue.message === DAY;
      const how = isDay ? DAY : (HOW_TO_WRITE[issue.expected] ?? `a value of type ${issue.expected}`);
      if (value === undefined) {
        return [{problem: 'is missing', remedy: `Add it: ${how}.`}];
      }
      return value === null
        ? [{problem: 'has no value', remedy: `Write ${how}; what follows "#" is a comment unless quoted.`}]
        : [
            {
              value,
              problem: 'has the wrong type',
              // A number is taken for a text once it is quoted; a day is never quoted.
              remedy: `Write ${how}${issue.expected === 'string' && !isDay && typeof value === 'number' ? ', in quotes' : ''}.`,
            },
          ];
    }
    case 'too_small':
    case 'too_big':
      return [sizeWords(issue)];
    case 'invalid_format':
      return [formatWords(issue)];
    case 'invalid_key':
      return [{value, problem: 'cannot be a key', remedy: 'Write lower-case words joined by hyphens.'}];
    case 'custom': {
      // A rule about several fields knows best what to do, and its value would be all of them.
      const remedy: unknown = issue.params?.remedy;
      return typeof remedy === 'string'
        ? [{problem: issue.message, remedy}]
        : [{value, problem: issue.message, remedy: 'Correct the value.'}];
    }
    default:
      return [{value, problem: issue.message, remedy: 'Correct the value.'}];
  }
}
