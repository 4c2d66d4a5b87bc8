/** The calculators in the groups and the order of the index. */
export const CALCULATOR_GROUPS = [
  {heading: 'Tests and what they say', ids: ['test-size', 'test-result', 'geo-test', 'survey']},
  {heading: 'What you may spend', ids: ['break-even', 'discount', 'learning-budget', 'stop-rule']},
  {heading: 'Planning ahead', ids: ['topic-cluster', 'payback', 'reorder']},
  {heading: 'Raising money', ids: ['runway', 'advance', 'dilution', 'waterfall']},
] as const;

export type CalculatorId = (typeof CALCULATOR_GROUPS)[number]['ids'][number];

export const CALCULATOR_IDS: readonly CalculatorId[] = CALCULATOR_GROUPS.flatMap(({ids}) => ids);
