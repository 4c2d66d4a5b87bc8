import type {CalculatorId} from '../../data/calculators/ids';
import type {Given, Outcome} from './lib/outcome';

export interface Input {
  label: string;
  /** `EUR` precedes the number, any other unit follows it. */
  unit?: string;
  /** What the number is, and where to find it. */
  help: string;
  /** Initial value; empty leaves the field open. */
  example: number | string;
  min: number;
  max: number;
  /** Step of the arrow keys. */
  step: number;
  whole?: true;
  optional?: true;
  /** Folded away below the others. */
  advanced?: true;
  /** A pasted list; `min` and `max` hold for each number. */
  list?: true;
}

export interface Chart {
  /** Text alternative of the drawing. */
  label: string;
  x: string;
  y: string;
  xs: readonly number[];
  lines: readonly {name: string; ys: readonly number[]; dashed?: boolean}[];
  marks?: readonly {x: number; y: number; text: string}[];
}

/** Drawn on a line that includes zero. */
export interface Interval {
  label: string;
  unit: string;
  low: number;
  value: number;
  high: number;
}

export interface Answer {
  /** Why the result is doubtful; shown before it. */
  warning?: string | undefined;
  /** The first sentence is the answer, two lines on a phone at most. */
  sentence: string;
  /** The part of the sentence to highlight. */
  key?: string;
  /** False rows are left out. */
  rows: readonly (readonly [label: string, value: string] | false)[];
  chart?: Chart | undefined;
  interval?: Interval;
}

export interface Calculator {
  id: CalculatorId;
  /** For lists and breadcrumbs. */
  name: string;
  title: string;
  /** When to use it, in two sentences. */
  when: string;
  description: string;
  keywords: readonly string[];
  inputs: Readonly<Record<string, Input>>;
  /** For inputs that a text or an address leaves out; NaN if an input is required. */
  defaults: Readonly<Record<string, number>>;
  /** What sums in content call. */
  compute: (given: Given<string>) => Outcome<Readonly<Partial<Record<string, number>>>>;
  answer: (given: Given<string>) => {answer: Answer} | {why: string};
  /** How it is worked out, in about two sentences. */
  method: string;
  source: string;
  limits: readonly string[];
}

export function firstSentence(text: string): [first: string, rest: string] {
  const first = text.replace(/(?<=\.) .*/s, '');
  return [first, text.slice(first.length + 1)];
}

export const answerOf = <Figures>(
  outcome: Outcome<Figures>,
  say: (figures: Figures) => Answer,
): {answer: Answer} | {why: string} => ('why' in outcome ? outcome : {answer: say(outcome.figures)});
