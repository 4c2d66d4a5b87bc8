import type {Recipe} from '../../../data/recipes/schema';
import type {Numbers} from '../../../data/recipes/requires';
import type {Channel, Level} from '../../../data/recipes/taxonomy';
import type {Day} from './days';

/** What the scheduler needs of a recipe. */
export interface PlanRecipe {
  id: string;
  name: string;
  effortLevel: Level;
  expectedImpact: Level;
  /** One person's working days before it runs. */
  setUpDays: number;
  /** Calendar days from its start to the first decision. */
  runsDays: number;
  /** Hours of the team's time that it takes a week while it runs. */
  hoursPerWeek?: number | undefined;
  /** The rows that decision goes by. */
  decide?: Recipe['decide'] | undefined;
  /** EUR needed in that time beyond normal spend. */
  spend?: {from: number; to: number} | undefined;
  /** Where it runs. */
  channels?: readonly Channel[];
  /** Numbers that a shop needs at least. */
  requires?: Numbers | undefined;
  /** Recipes that are decided before this one begins. */
  needs: readonly string[];
  /** Surfaces on which it must be alone while it runs. */
  occupies: readonly string[];
}

/** One recipe in the plan. */
export interface PlanItem {
  recipe: PlanRecipe;
  /** The working days of its set-up, in order; none where it needs none. */
  setUp: readonly Day[];
  /** First day it runs. */
  runs: Day;
  /** Working day on which it is decided; it runs until the day before. */
  decision: Day;
  /** What it has to wait for once it is set up: the recipe on its surface, or hours that others take. */
  waitsFor?: Pick<PlanRecipe, 'name'> | 'hours' | undefined;
}

/** Why a plan is not as it was asked for. */
export type PlanWarning =
  /** What it needs is not in the plan, or cannot be planned either. */
  | {kind: 'missing need' | 'waits for'; id: string; needs: string}
  | {kind: 'no capacity'}
  /** It takes longer by itself than a plan goes. */
  | {kind: 'too long'; id: string}
  /** With the fewest days a month with which it fits, where any do. */
  | {kind: 'no room'; id: string; days: number; enough: number | undefined};

export interface Plan {
  /** In the order of the plan. */
  items: readonly PlanItem[];
  warnings: readonly PlanWarning[];
}
