/** What a sum may give a calculator: by the names of its inputs, percentages as plain numbers. */
export type Inputs = Readonly<Record<string, number | string>>;

/** One calculator as sums call it. */
export interface Calculator {
  inputs: readonly string[];
  outputs: readonly string[];
  /** The result by the names of `outputs`; what is left out could not be worked out. */
  compute: (inputs: Inputs) => Readonly<Record<string, number | undefined>>;
}

/** The ids of the calculators, as recipes name them. */
export const CALCULATOR_IDS = [
  'test-size',
  'test-result',
  'break-even',
  'learning-budget',
  'stop-rule',
  'geo-test',
  'discount',
  'reorder',
  'survey',
  'runway',
  'topic-cluster',
] as const;

/** The calculators that sums can call, by id. */
export const CALCULATORS: Readonly<Partial<Record<(typeof CALCULATOR_IDS)[number], Calculator>>> = {};
