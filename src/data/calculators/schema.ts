import * as z from 'zod';
import {reference, text} from '../fields';

/** A calculator in a text, with the text's own figures. */
export const usedCalculator = z.strictObject({
  id: reference('calculator').describe('The calculator'),
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
