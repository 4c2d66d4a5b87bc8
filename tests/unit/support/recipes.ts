import type {Recipe} from '@site/src/data/recipes/schema';
import {EVIDENCE} from './evidence';

const PHASED = ['prepare', 'prepare', 'launch', 'launch', 'watch', 'decide'] as const;

const words = (count: number) => `${Array<string>(count).fill('word').join(' ')}.`;

/** A valid recipe; `part` replaces some of its fields. */
export function recipe(part: Partial<Recipe> = {}): Recipe {
  return {
    id: 'a-recipe',
    number: 1,
    name: 'A recipe',
    channels: ['Email'],
    objective: 'First aim, second aim',
    effortLevel: 'Low',
    expectedImpact: 'High',
    buyingCycle: 'Retention',
    investmentRequired: false,
    timeframe: '2 days to set up, judge after 28 days',
    published: '2025-03-11',
    related: [],
    description: words(30),
    by: 'astrid-lindqvist',
    fit: {
      for: 'Any shop',
      notFor: 'No shop',
      runFrom: '300 orders a month',
      proveFrom: '3,000 orders a month',
      least: {ordersPerMonth: 300},
      firstSign: 'Clicks in week one',
    },
    pays: {
      gain: [
        ['orders a month', 300],
        ['EUR of margin more', 20],
      ],
      assumes: 'Both are our assumptions.',
      hours: 0,
    },
    first: {hours: 3, do: ['Begin here.', 'Go on there.']},
    steps: PHASED.map((phase, index) => ({phase, do: `Task ${index + 1}`, how: 'Do it.'})),
    decide: [
      {when: 'it pays', then: 'Keep it'},
      {when: 'it does not', then: 'Stop it'},
    ],
    assetsNeeded: ['Asset 1', 'Asset 2', 'Asset 3'],
    dependencies: ['Access', 'People'],
    caseStudy: words(45),
    optimizationTips: [1, 2, 3].map((tip) => ({see: `Sign ${tip}.`, do: `Remedy ${tip}.`})),
    source: 'Lifecycle team',
    case: {sample: true},
    evidence: [],
    ...EVIDENCE,
    ...part,
  };
}
