import type {PageLink} from '../../config/paths';
import type {CalculatorId} from '../../data/calculators/ids';
import type {Input, PastedList, RowsInput} from './lib/field';
import type {TableFile} from './lib/tableFile';

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

export interface Next {
  id: CalculatorId;
  says: string;
  given: Given;
}

export interface Answer {
  /** Why the result is doubtful; shown before it. */
  warning?: string | undefined;
  /** The first sentence is the answer, two lines on a phone at most. */
  sentence: string;
  /** Shown on a tile: the numbers that matter, and what they give, in a few words each. */
  inShort: readonly [given: string, gives: string];
  /** The part of the sentence to highlight. */
  key?: string;
  /** False rows are left out. */
  rows: readonly (readonly [label: string, value: string] | false)[];
  /** Left out where it has fewer than two points. */
  chart?: Chart | undefined;
  interval?: Interval;
  /** Calculators that go on from here, with the figures that they take over. */
  next?: readonly (Next | false)[];
  /** Pages that say what the answer leaves open. */
  reads?: readonly PageLink[];
  /** What can be taken away as a file. */
  table?: TableFile;
}

/** Values by the names of inputs, as a text or an address gives them. Percentages are plain numbers: 5 is 5 %. */
export type Given = Readonly<Record<string, number | string | undefined>>;

interface Words {
  id: CalculatorId;
  /** The name in lists and breadcrumbs. */
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

/** What the functions of a calculator work with; an optional number that is not given is NaN. */
export type ValuesOf<Inputs> = {
  readonly [Name in keyof Inputs]: Inputs[Name] extends RowsInput
    ? readonly (readonly number[])[]
    : Inputs[Name] extends PastedList
      ? readonly number[]
      : number;
};
export type FiguresOf<Work extends (values: never) => object | string> = Exclude<ReturnType<Work>, string>;

interface Definition<Inputs, Worked extends object | string> extends Words {
  inputs: Inputs;
  /** Gets values that are within the limits of their inputs; a text says why there are no figures. */
  compute: (values: ValuesOf<Inputs>) => Worked;
  answer: (figures: Exclude<Worked, string>, values: ValuesOf<Inputs>) => Answer;
}

/** A definition whose inputs are not known to the compiler. */
export type Calculator = Definition<
  Readonly<Record<string, Input>>,
  Readonly<Record<string, number | undefined>> | string
>;

/** Types the functions of a definition by its inputs. */
export const defineCalculator = <
  Inputs extends Readonly<Record<string, Input>>,
  Worked extends object | string,
>(
  definition: Definition<Inputs, Worked>,
): Calculator => definition as unknown as Calculator;

/** A text split after its first sentence. */
export function firstSentence(text: string): [first: string, rest: string] {
  const first = text.replace(/(?<=\.) .*/s, '');
  return [first, text.slice(first.length + 1)];
}
