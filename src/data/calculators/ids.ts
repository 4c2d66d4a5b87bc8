/** The calculators, in the order the index shows them; each has a folder of this name in `src/features/calculators`. */
export const CALCULATOR_IDS = [
  'test-size',
  'test-result',
  'survey',
  'geo-test',
  'break-even',
  'discount',
  'learning-budget',
  'stop-rule',
  'topic-cluster',
  'reorder',
  'runway',
] as const;
export type CalculatorId = (typeof CALCULATOR_IDS)[number];
