import type {CalculatorId} from '../../data/calculators/ids';
import type {Given, Outcome} from './lib/outcome';

/** One field of a calculator. */
export interface Input {
  label: string;
  /** `EUR` comes before the number, any other unit after it. */
  unit?: string;
  /** A line below the label: what the number is, where to find it. */
  help: string;
  /** What the field holds at first; empty leaves it open. */
  example: number | string;
  min: number;
  max: number;
  /** What the up and down keys add. */
  step: number;
  whole?: true;
  /** The calculator does without it. */
  optional?: true;
  /** Seldom changed: shown below the others, once asked for. */
  advanced?: true;
  /** A pasted list of numbers, each between `min` and `max`. */
  list?: true;
}

/** Lines over common values of x. */
export interface Chart {
  /** What the drawing shows, for readers who do not see it. */
  label: string;
  x: string;
  y: string;
  xs: readonly number[];
  lines: readonly {name: string; ys: readonly number[]; dashed?: boolean}[];
  marks?: readonly {x: number; y: number; text: string}[];
}

/** A value between two ends, drawn on a line with zero on it. */
export interface Interval {
  label: string;
  unit: string;
  low: number;
  value: number;
  high: number;
}

/** What a calculator answers. */
export interface Answer {
  /** What makes the result doubtful; said before it. */
  warning?: string | undefined;
  /** The result as a founder would say it; its first sentence, of two lines on a phone, is the answer. */
  sentence: string;
  /** The words of it that matter most. */
  key?: string;
  /** Figures with their names; false where there is none. */
  rows: readonly (readonly [label: string, value: string] | false)[];
  chart?: Chart | undefined;
  interval?: Interval;
}

/** One calculator: its words, its fields, and what it answers. */
export interface Calculator {
  id: CalculatorId;
  /** Its name in lists and breadcrumbs. */
  name: string;
  /** The question that it answers. */
  title: string;
  /** When to use it, in two sentences. */
  when: string;
  /** For search engines and lists. */
  description: string;
  keywords: readonly string[];
  inputs: Readonly<Record<string, Input>>;
  /** What is worked with where a text or an address leaves an input out; NaN where it has to be given. */
  defaults: Readonly<Record<string, number>>;
  /** Figures by name, undefined where there is none, or a sentence about why there are none: what sums in content call. */
  compute: (given: Given<string>) => Outcome<Readonly<Partial<Record<string, number>>>>;
  answer: (given: Given<string>) => {answer: Answer} | {why: string};
  /** How it is worked out, in two sentences or so, and where that comes from. */
  method: string;
  source: string;
  /** What the result does not say. */
  limits: readonly string[];
}

/** The first sentence of a text, and what follows it. */
export function firstSentence(text: string): [first: string, rest: string] {
  const first = text.replace(/(?<=\.) .*/s, '');
  return [first, text.slice(first.length + 1)];
}

/** The answer that a calculator's figures make, or why there is none. */
export const answerOf = <Figures>(
  outcome: Outcome<Figures>,
  say: (figures: Figures) => Answer,
): {answer: Answer} | {why: string} => ('why' in outcome ? outcome : {answer: say(outcome.figures)});
