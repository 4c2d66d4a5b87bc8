import * as z from 'zod';
import {text} from '../fields';
import {CALCULATOR_IDS} from './ids';

/** A calculator in a text, with the text's own figures. */
export const usedCalculator = z.strictObject({
  id: z.enum(CALCULATOR_IDS).describe('The calculator'),
  with: z
    .record(z.string(), z.union([z.number(), text(200)]))
    .default({})
    .describe('Its inputs, each as "name: value"'),
});

export type UsedCalculator = z.infer<typeof usedCalculator>;

/** With the words that take the calculator's code, which only the build loads. */
export interface ShownCalculator extends UsedCalculator {
  question: string;
  result: string;
  /** The figures behind the result. */
  numbers: string;
}
