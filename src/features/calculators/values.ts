import {keysOf, recordOf} from '../../lib/record';
import type {Calculator, Input} from './calculator';
import {asGiven, withUnit} from './lib/format';
import {within, type Given} from './lib/outcome';
import {parseList, parseNumber} from './lib/parse';

/** Field contents by the names of inputs. */
export type Texts = Readonly<Record<string, string>>;

/** Also holds for values in the address. */
export const MAX_TEXT = 2_000;

type Read = {value: number | string | undefined} | {problem: string};

const isLarge = ({whole, unit}: Input) => whole === true || unit === 'EUR';

export const readNumber = (input: Input, text: string): number | undefined =>
  parseNumber(text, isLarge(input));

function readList(text: string, input: Input): Read {
  const {min, max} = input;
  const numbers = parseList(text, isLarge(input));
  if (numbers.some((one) => Number.isNaN(one))) {
    return {problem: 'Only numbers, with a space or a line break between them.'};
  }
  return numbers.every((one) => within(one, min, max))
    ? {value: numbers.join(' ')}
    : {problem: `Each of them must be from ${asGiven(min)} to ${asGiven(max)}.`};
}

/** `value` is undefined if an optional field is empty. */
export function readField(input: Input, text: string): Read {
  const {min, max, unit, whole = false, optional = false, list = false} = input;
  if (text.trim() === '') {
    return optional ? {value: undefined} : {problem: 'A number is missing here.'};
  }
  if (list) {
    return readList(text, input);
  }
  const value = readNumber(input, text);
  if (value === undefined) {
    return {problem: 'This is not a number. Write it as 12.5 or 12,5.'};
  }
  const limit = (end: number) => withUnit(end, unit === 'EUR' || unit === '%' ? unit : undefined);
  if (value < min) {
    return {problem: `It cannot be less than ${limit(min)}.`};
  }
  if (value > max) {
    return {problem: `It cannot be more than ${limit(max)}.`};
  }
  return whole && !Number.isInteger(value) ? {problem: 'Only whole numbers make sense here.'} : {value};
}

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

export const givenBy = (calculator: Calculator, texts: Texts): Given<string> =>
  Object.fromEntries(filledIn(calculator, texts).map(({name, value}) => [name, value]));

export const outcomeOf = (calculator: Calculator, texts: Texts): ReturnType<Calculator['answer']> =>
  calculator.answer(givenBy(calculator, texts));

export function sentenceOf(calculator: Calculator, texts: Texts): string {
  const outcome = outcomeOf(calculator, texts);
  return 'why' in outcome
    ? outcome.why
    : [outcome.answer.warning, outcome.answer.sentence].filter(Boolean).join(' ');
}

/** Leaves out a unit that the label has: `Units bought: 2`. */
const valueOf = ({label, unit}: Input, value: number | string): string =>
  typeof value === 'string'
    ? value
    : withUnit(value, unit !== undefined && label.toLowerCase().includes(unit) ? undefined : unit);

/** `Rate today: 5 %`; empty fields are left out. */
export const labelledValues = (
  calculator: Calculator,
  texts: Texts,
): (readonly [label: string, value: string])[] =>
  filledIn(calculator, texts).map(({input, value}) => [input.label, valueOf(input, value)]);

const textOf = (value: number | string) => (typeof value === 'number' ? asGiven(value) : value);

/**
 * Given values, completed by the calculator's defaults, or the worked example if none are given. Invalid ones are
 * ignored.
 */
export function startTexts(calculator: Calculator, given: Given<string> = {}): Texts {
  const {inputs, defaults} = calculator;
  const texts = recordOf(keysOf(inputs), (name) => textOf(given[name] ?? '').slice(0, MAX_TEXT));
  const sensible = new Map(filledIn(calculator, texts).map(({name, value}) => [name, textOf(value)]));
  return recordOf(keysOf(inputs), (name) => {
    const {optional = false, example = ''} = inputs[name] ?? {};
    const usual = defaults[name] ?? NaN;
    const otherwise = sensible.size === 0 ? example : Number.isNaN(usual) ? (optional ? '' : example) : usual;
    return sensible.get(name) ?? textOf(otherwise);
  });
}

export const textsFrom = (calculator: Calculator, query: string): Texts =>
  startTexts(calculator, Object.fromEntries(new URLSearchParams(query)));

/** Updates the query, keeping parameters that are not ours; empty and invalid fields are left out. */
export function queryOf(calculator: Calculator, texts: Texts, query = ''): string {
  const params = new URLSearchParams(query);
  const given = givenBy(calculator, texts);
  for (const name of keysOf(calculator.inputs)) {
    params.delete(name);
    const value = given[name];
    if (value !== undefined && value !== '') {
      params.set(name, String(value));
    }
  }
  return params.toString();
}
