import {keysOf, recordFrom} from '../../lib/record';
import type {Answer, Calculator, Given} from './calculator';
import {cellsOf} from './lib/cells';
import {limitProblem, readField, readList, readRows, type Input} from './lib/field';
import {asGiven, withUnit} from './lib/format';
import {tidied} from './lib/tidied';

/** Field contents by the names of inputs. */
export type Texts = Readonly<Record<string, string>>;

/** Also holds for values in the address. */
export const MAX_TEXT = 2_000;

/** What is wrong with each field, by the names of inputs; valid and empty ones are left out. */
export function fieldProblems({inputs}: Calculator, texts: Texts): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(inputs).flatMap(([name, input]) => {
      const read = readField(input, texts[name] ?? '');
      return 'problem' in read ? [[name, read.problem]] : [];
    }),
  );
}

/** Inputs whose fields hold a valid value. */
const filledIn = ({inputs}: Calculator, texts: Texts) =>
  Object.entries(inputs).flatMap(([name, input]) => {
    const read = readField(input, texts[name] ?? '');
    return 'value' in read && read.value !== undefined ? [{name, input, value: read.value}] : [];
  });

/** The valid values of the fields, by the names of inputs. */
export const givenBy = (calculator: Calculator, texts: Texts): Record<string, number | string> =>
  Object.fromEntries(filledIn(calculator, texts).map(({name, value}) => [name, value]));

/** A given value, or the field's default where it is missing, with what is wrong with it, if anything. */
function readGiven(
  input: Input,
  given: Given[string],
): {value: number | readonly number[] | readonly (readonly number[])[]; problem?: string} {
  if (input.columns !== undefined) {
    const read = readRows(input, String(given ?? ''));
    return 'problem' in read ? {value: [], ...read} : {value: read.rows};
  }
  if (input.list === true) {
    const read = readList(input, String(given ?? ''));
    return 'problem' in read ? {value: [], ...read} : {value: read.numbers};
  }
  const value = typeof given === 'number' && !Number.isNaN(given) ? given : (input.default ?? NaN);
  const missing = input.optional === true ? undefined : 'A number is missing.';
  const problem = Number.isNaN(value) ? missing : limitProblem(input, value);
  return problem === undefined ? {value} : {value, problem};
}

/** The figures that a calculator gives, all of them finite, or one sentence about why there are none. */
export function workOut({inputs, compute}: Calculator, given: Given) {
  const read = Object.entries(inputs).map(([name, input]) => ({
    name,
    input,
    ...readGiven(input, given[name]),
  }));
  const wrong = read.find(({problem}) => problem !== undefined);
  if (wrong !== undefined) {
    return {why: `${wrong.input.label}: ${wrong.problem}`};
  }
  const values = Object.fromEntries(read.map(({name, value}) => [name, value])) as Parameters<
    typeof compute
  >[0];
  const figures = compute(values);
  if (typeof figures === 'string') {
    return {why: figures};
  }
  return Object.values(figures).every((value) => value === undefined || Number.isFinite(value))
    ? {figures, values}
    : {why: 'These numbers are too far apart to work with.'};
}

export type Outcome = {answer: Answer} | {why: string};

/** The answer to what the fields hold, or one sentence about why there is none. */
export function outcomeOf(calculator: Calculator, texts: Texts): Outcome {
  const worked = workOut(calculator, givenBy(calculator, texts));
  if (worked.figures === undefined) {
    return worked;
  }
  const {chart, ...said} = calculator.answer(worked.figures, worked.values);
  return {answer: {...said, chart: chart !== undefined && chart.xs.length > 1 ? chart : undefined}};
}

/** The answer in words, after its warning if it has one. */
export function sentenceOf(calculator: Calculator, texts: Texts): string {
  const outcome = outcomeOf(calculator, texts);
  return 'why' in outcome
    ? outcome.why
    : [outcome.answer.warning, outcome.answer.sentence].filter(Boolean).join(' ');
}

/** Leaves out a unit that the label has: `Units bought: 2`. */
function valueOf(input: Input, value: number | string): string {
  const {label, unit, columns, options} = input;
  if (columns !== undefined) {
    return cellsOf(input, String(value))
      .map((cells) => columns.flatMap((column, at) => wordsOf(column, cells[at] ?? '')).join(', '))
      .join('; ');
  }
  return typeof value === 'string'
    ? value
    : (options?.[value] ??
        withUnit(value, unit !== undefined && label.toLowerCase().includes(unit) ? undefined : unit));
}

/** `month 8`, `cap EUR 5,000,000`; nothing for an empty cell. */
const wordsOf = (column: Input, cell: string): string[] =>
  cell === '' ? [] : [`${column.label.toLowerCase()} ${valueOf(column, Number(cell))}`];

/** `Rate today: 5 %`; empty fields are left out. */
export const labelledValues = (
  calculator: Calculator,
  texts: Texts,
): (readonly [label: string, value: string])[] =>
  filledIn(calculator, texts).map(({input, value}) => [input.label, valueOf(input, value)]);

/** A figure as a field holds it. */
export const textOf = (value: number | string): string =>
  typeof value === 'number' ? asGiven(value) : value;

/** The worked example, or that of a text: its figures, completed by the default of each field. */
export function startTexts({inputs}: Calculator, given: Given = {}): Texts {
  const isOwnExample = keysOf(given).length === 0;
  return recordFrom(
    Object.entries(inputs).map(([name, input]) => {
      const {optional = false, example, default: preset} = input;
      const otherwise = isOwnExample ? example : (preset ?? (optional ? '' : example));
      return [name, tidied(input, textOf(given[name] ?? otherwise))];
    }),
  );
}
