import type {PlanRecipe} from '@site/src/features/recipes/plan/plan';

/** A recipe as the planner takes it; `part` replaces some of its fields. */
export const planRecipe = (part: Partial<PlanRecipe> & {id: string}): PlanRecipe => ({
  name: part.id,
  number: 1,
  channels: [],
  facts: [],
  decide: [],
  effortLevel: 'Medium',
  expectedImpact: 'Medium',
  least: {ordersPerMonth: 300},
  setUpDays: 2,
  runsDays: 28,
  needs: [],
  occupies: [],
  ...part,
});
