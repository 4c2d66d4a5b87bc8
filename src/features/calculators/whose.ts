import {EXAMPLE} from '../../data/calculators/query';
import {keysOf, recordFrom} from '../../lib/record';
import type {Calculator, Given} from './calculator';
import {CURRENCY, currencyOf, type Currency} from './currency';
import type {Input} from './lib/field';
import {tidied} from './lib/tidied';
import {givenBy, MAX_TEXT, startTexts, textOf, type Texts} from './values';

/** What the fields hold, and which parts of it nobody has typed: `burn` is a field, `dated.0` the first row of one. */
export interface Filled {
  texts: Texts;
  examples: readonly string[];
  currency: Currency;
}

/** Part of the method, such as the confidence: without a visitor's choice, it has its default. */
const isSetting = ({advanced, options}: Input) => advanced === true || options !== undefined;

const rowsOf = (text = '') => text.split(' ').filter(Boolean);
/** `dated` of `dated.0` */
export const fieldOf = (part: string) => part.replace(/\..*/, '');

/** The fields that are filled in, and the rows of those that have rows; settings do not count. */
const partsOf = ({inputs}: Calculator, texts: Texts): string[] =>
  Object.entries(inputs).flatMap(([name, input]) => {
    const text = texts[name] ?? '';
    if (input.columns !== undefined) {
      return rowsOf(text).map((_, row) => `${name}.${row}`);
    }
    return text === '' || isSetting(input) ? [] : [name];
  });

/**
 * What an address or a text gives, or the example if that is nothing. What it gives stays as it is, even if it makes no
 * sense, and what it leaves out stays open: no figure of the example stands in for it.
 */
export function filledFrom(calculator: Calculator, given: Given): Filled {
  const inputs = Object.entries(calculator.inputs);
  const currency = currencyOf(given[CURRENCY]);
  if (given[EXAMPLE] === undefined && inputs.every(([name]) => (given[name] ?? '') === '')) {
    const texts = startTexts(calculator);
    return {texts, examples: partsOf(calculator, texts), currency};
  }
  const texts = recordFrom(
    inputs.map(([name, input]) => {
      const text = textOf(given[name] ?? (isSetting(input) ? (input.default ?? '') : ''));
      return [name, tidied(input, text.slice(0, MAX_TEXT))];
    }),
  );
  const named = String(given[EXAMPLE] ?? '').split(' ');
  const isNamed = (part: string) => named.includes(part) || named.includes(fieldOf(part));
  return {texts, examples: partsOf(calculator, texts).filter(isNamed), currency};
}

/** What is typed is the visitor's; of a field with rows, only the rows that changed. */
export function typed({texts, examples, ...rest}: Filled, name: string, text: string): Filled {
  const before = rowsOf(texts[name]).filter((_, row) => examples.includes(`${name}.${row}`));
  const rows = rowsOf(text).flatMap((row, at) => (before.includes(row) ? [`${name}.${at}`] : []));
  return {
    ...rest,
    texts: {...texts, [name]: text},
    examples: [...examples.filter((part) => fieldOf(part) !== name), ...rows],
  };
}

/** Without what is the example's. */
export const emptied = ({inputs}: Calculator, {texts, examples, ...rest}: Filled): Filled => ({
  ...rest,
  texts: recordFrom(
    Object.entries(inputs).map(([name, {columns}]) => {
      const text = texts[name] ?? '';
      const own = rowsOf(text).filter((_, row) => !examples.includes(`${name}.${row}`));
      return [name, columns === undefined ? (examples.includes(name) ? '' : text) : own.join(' ')];
    }),
  ),
  examples: [],
});

/** Whether nobody has typed or chosen anything. */
export const isAllExample = (calculator: Calculator, {texts, examples}: Filled): boolean =>
  examples.length > 0 && partsOf(calculator, texts).every((part) => examples.includes(part));

/** Which figures of the example an answer has in it; empty where there is none. */
export function exampleNote(calculator: Calculator, filled: Filled): string {
  const labels = Object.entries(calculator.inputs).flatMap(([name, {label}]) =>
    filled.examples.some((part) => fieldOf(part) === name) ? [label] : [],
  );
  if (labels.length === 0) {
    return '';
  }
  return isAllExample(calculator, filled)
    ? 'This is the answer to an example.'
    : `Still the example’s: ${labels.join(', ')}.`;
}

/** Updates the query to hold what the fields hold, keeping parameters that are not ours; nothing of it is the example. */
export function queryOf(calculator: Calculator, filled: Filled, query = ''): string {
  const {texts, examples, currency} = filled;
  const params = new URLSearchParams(query);
  const valid = givenBy(calculator, texts);
  const start = startTexts(calculator);
  const names = keysOf(calculator.inputs);
  const isStart = isAllExample(calculator, filled) && names.every((name) => texts[name] === start[name]);
  params.delete(EXAMPLE);
  params.delete(CURRENCY);
  for (const name of names) {
    params.delete(name);
    const value = String(valid[name] ?? texts[name] ?? '');
    if (value !== '' && !isStart) {
      params.set(name, value);
    }
  }
  if (!isStart && (examples.length > 0 || names.every((name) => texts[name] === ''))) {
    params.set(EXAMPLE, examples.join(' '));
  }
  if (currency !== 'EUR') {
    params.set(CURRENCY, currency);
  }
  return params.toString();
}
