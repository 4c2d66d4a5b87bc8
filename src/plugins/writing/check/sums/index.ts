import type {Sum} from '../../../../data/evidence/schema';
import {calculate} from '../../../lib/arithmetic';
import {MARKER, type Problem} from '../../../lib/problems';
import {plain, says} from '../../../lib/text';
import {agrees, figuresOf, type Written} from './figures';

/** The files that hold sums, and the texts that state their results. */
export interface Summed {
  sums: readonly Sum[];
  texts: readonly string[];
  /** File, line and name of the field at a path. */
  place: (path: readonly (string | number)[]) => Pick<Problem, 'file' | 'line' | 'field'>;
}

type Words = Pick<Problem, 'value' | 'problem'>;

const inWriting = new Intl.NumberFormat('en-GB', {maximumSignificantDigits: 6});

/** What to write instead, as exactly as the text does. */
function better({value, unit}: Written, result: number): string {
  if (Math.abs(result * 100 - value) <= unit / 2) {
    return 'Multiply it by 100: a percentage is written as a plain number.';
  }
  const written = inWriting.format(Math.round(result / unit) * unit);
  return `Write ${written} in the text, or correct the sum; "about" allows 5 %.`;
}

function resultWords(expression: string, written: Written, about: boolean): Words | undefined {
  try {
    const result = calculate(expression);
    return agrees(written, result, about)
      ? undefined
      : {
          value: expression,
          problem: `comes to ${inWriting.format(result)}, and the text says ${about ? 'about ' : ''}${inWriting.format(written.value)}. ${better(written, result)}`,
        };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return {
      value: expression,
      problem: `${message}. Write numbers without thousands commas or percent signs, with + - * / and ^.`,
    };
  }
}

function saysWords(words: string, texts: readonly string[]): Words[] {
  return texts.some((text) => says(text, plain(words).trim()))
    ? []
    : [
        {
          value: words,
          problem: 'is nowhere in the text. Copy the words as the text has them, from one sentence.',
        },
      ];
}

function isWords({says: words, is}: Sum): Words[] {
  const figures = figuresOf(words);
  if (figures === undefined) {
    return [
      {
        value: words,
        problem:
          'has no number, or several. Give words with one number or one range in "says"; a second figure is a sum of its own.',
      },
    ];
  }
  const expressions = typeof is === 'string' ? [is] : is;
  const {numbers, about} = figures;
  if (numbers.length !== expressions.length) {
    return [
      {
        value: words,
        problem: `is ${numbers.length === 2 ? 'a range with one sum' : 'one number with two sums'}. Give a range two in "is", as [2000 / 28, 2800 / 28], and a number one.`,
      },
    ];
  }
  return numbers.flatMap((written, index) => resultWords(expressions[index] ?? '', written, about) ?? []);
}

/** Sums whose words are not in the text, or that come to something else than it says. */
export function sumProblems({sums, texts, place}: Summed): Problem[] {
  const plainTexts = texts.map(plain);
  return sums.flatMap((sum, index) =>
    sum.says.startsWith(MARKER)
      ? []
      : [
          ...saysWords(sum.says, plainTexts).map((words) => ({...place(['sums', index, 'says']), ...words})),
          ...isWords(sum).map((words) => ({...place(['sums', index, 'is']), ...words})),
        ],
  );
}
