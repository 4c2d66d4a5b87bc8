import type {Recipe} from '@site/src/data/recipes/schema';
import {EVIDENCE} from './evidence';

/** A valid recipe; `part` replaces some of its fields. */
export function recipe(part: Partial<Recipe> = {}): Recipe {
  return {
    id: 'a-recipe',
    name: 'A recipe',
    channels: ['Email'],
    objective: 'First aim, second aim',
    effortLevel: 'Low',
    expectedImpact: 'High',
    buyingCycle: 'Retention',
    investmentRequired: false,
    timeframe: '2 days',
    published: '2025-03-11',
    related: [],
    description: 'What it does.',
    steps: ['One. Do it.', 'Two.', 'Three.', 'Four.', 'Five.', 'Six.'],
    assetsNeeded: ['Asset 1', 'Asset 2', 'Asset 3'],
    dependencies: ['Access', 'People'],
    caseStudy: 'It went well.',
    optimizationTips: ['Tip 1', 'Tip 2', 'Tip 3'],
    source: 'Lifecycle team',
    case: {kind: 'illustrative', outcome: 'worked'},
    ...EVIDENCE,
    ...part,
  };
}
