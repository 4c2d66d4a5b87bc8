import * as z from 'zod';
import {reference, text} from '../fields';

/** A calculator beside a text, with the text's own figures in it. */
export const usedCalculator = z.strictObject({
  id: reference('calculator').describe('The calculator'),
  with: z
    .record(z.string(), z.union([z.number(), text(200)]))
    .default({})
    .describe('Its inputs, each as "name: value"'),
});

export type UsedCalculator = z.infer<typeof usedCalculator>;

/** The same as a page shows it: with words that take the calculator itself, which only the build loads. */
export interface ShownCalculator extends UsedCalculator {
  /** The question that it answers. */
  question: string;
  /** Its answer to the text's figures. */
  result: string;
  /** The figures that it was worked out with. */
  numbers: string;
}
