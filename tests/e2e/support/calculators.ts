import type {Locator, Page} from 'playwright/test';
import type {Calculator} from '../../../src/features/calculators/calculator';
import {queryOf, sentenceOf, startTexts} from '../../../src/features/calculators/values';
import {one} from './content';

/** The first field that holds a number, a tenth more than its example as a German would type it, and what that gives. */
export function changeOf(calculator: Calculator) {
  const [name, input] = one(
    Object.entries(calculator.inputs),
    'number',
    ([, {example, list}]) => example !== '' && !list,
  );
  const more = Number(input.example) * 1.1;
  const typed = String(input.whole ? Math.round(more) : Number(more.toFixed(4))).replace('.', ',');
  const texts = {...startTexts(calculator), [name]: typed};
  return {
    name,
    label: input.label,
    typed,
    sentence: sentenceOf(calculator, texts),
    query: queryOf(calculator, texts),
  };
}

export const resultOf = (page: Page): Locator => page.getByRole('region', {name: 'Result'});
export const fieldOf = (page: Page, name: string): Locator => page.locator(`form [name="${name}"]`);
