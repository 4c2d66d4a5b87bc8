import type {CalculatorId} from '../../data/calculators/ids';
import {limitProblem, readList, type Input, type PastedList} from './lib/field';

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
  /** Left out where it has fewer than two points. */
  chart?: Chart | undefined;
  interval?: Interval;
}

/** Values by the names of inputs, as a text or an address gives them. Percentages are plain numbers: 5 is 5 %. */
export type Given = Readonly<Record<string, number | string | undefined>>;

/** `why` is one sentence about why there are no figures. */
type Outcome = {figures: Readonly<Record<string, number | undefined>>} | {why: string};

interface Words {
  id: CalculatorId;
  /** For lists and breadcrumbs. */
  name: string;
  title: string;
  /** When to use it, in two sentences. */
  when: string;
  description: string;
  keywords: readonly string[];
  /** How it is worked out, in about two sentences. */
  method: string;
  source: string;
  limits: readonly string[];
}

export interface Calculator extends Words {
  inputs: Readonly<Record<string, Input>>;
  /** What sums in content call. */
  compute: (given: Given) => Outcome;
  answer: (given: Given) => {answer: Answer} | {why: string};
}

/** What the functions of a calculator work with; an optional number that is not given is NaN. */
export type ValuesOf<Inputs> = {
  readonly [Name in keyof Inputs]: Inputs[Name] extends PastedList ? readonly number[] : number;
};
export type FiguresOf<Work extends (values: never) => object | string> = Exclude<ReturnType<Work>, string>;

interface Definition<Inputs, Worked extends object | string> extends Words {
  inputs: Inputs;
  /** Gets values that are within the limits of their inputs; a text says why there are no figures. */
  compute: (values: ValuesOf<Inputs>) => Worked;
  answer: (figures: Exclude<Worked, string>, values: ValuesOf<Inputs>) => Answer;
}

/** One of the values that are given, completed by what is usual, or what is wrong with it. */
function valueOf(input: Input, given: Given[string]): {value: number | readonly number[]; problem?: string} {
  if (input.list === true) {
    const read = readList(input, String(given ?? ''));
    return 'problem' in read ? {value: [], ...read} : {value: read.numbers};
  }
  const value = typeof given === 'number' && !Number.isNaN(given) ? given : (input.usual ?? NaN);
  const missing = input.optional === true ? undefined : 'A number is missing.';
  const problem = Number.isNaN(value) ? missing : limitProblem(input, value);
  return problem === undefined ? {value} : {value, problem};
}

export function defineCalculator<
  Inputs extends Readonly<Record<string, Input>>,
  Worked extends object | string,
>({compute, answer, ...definition}: Definition<Inputs, Worked>): Calculator {
  const work = (
    given: Given,
  ): {figures: Exclude<Worked, string>; values: ValuesOf<Inputs>} | {why: string} => {
    const read = Object.entries(definition.inputs).map(([name, input]) => ({
      name,
      label: input.label,
      ...valueOf(input, given[name]),
    }));
    const wrong = read.find(({problem}) => problem !== undefined);
    if (wrong !== undefined) {
      return {why: `${wrong.label}: ${wrong.problem}`};
    }
    const values = Object.fromEntries(read.map(({name, value}) => [name, value])) as ValuesOf<Inputs>;
    const figures = compute(values);
    if (typeof figures === 'string') {
      return {why: figures};
    }
    const finite = Object.values(figures).every((value) => value === undefined || Number.isFinite(value));
    return finite
      ? {figures: figures as Exclude<Worked, string>, values}
      : {why: 'These numbers are too far apart to work with.'};
  };
  return {
    ...definition,
    compute: (given) => work(given) as Outcome,
    answer: (given) => {
      const worked = work(given);
      if ('why' in worked) {
        return worked;
      }
      const {chart, ...said} = answer(worked.figures, worked.values);
      return {answer: {...said, chart: chart !== undefined && chart.xs.length > 1 ? chart : undefined}};
    },
  };
}

export function firstSentence(text: string): [first: string, rest: string] {
  const first = text.replace(/(?<=\.) .*/s, '');
  return [first, text.slice(first.length + 1)];
}
