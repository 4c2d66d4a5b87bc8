import type {Level} from '../../../data/recipes/taxonomy';
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
  /** The rule that decision goes by. */
  decide?: string | undefined;
  /** EUR needed in that time beyond normal spend. */
  spend?: {from: number; to: number} | undefined;
  /** Recipes that are decided before this one begins. */
  needs: readonly string[];
  /** Surfaces on which it must be alone while it runs. */
  occupies: readonly string[];
}

/**
 * A recipe of a plan that was changed once it had begun: what was still ahead is planned from the day of the change on,
 * as is all else that had not begun by then; what had begun on `day` keeps its days.
 */
export interface LaterRecipe {
  id: string;
  day: Day;
  /** Of what had begun: the days of its set-up, and the first on which it runs. */
  begun?: {setUp: readonly Day[]; runs: Day};
}

/** What a visitor asks for. */
export interface PlanWish {
  recipes: readonly PlanRecipe[];
  /** First day on which anything is done. */
  start: Day;
  /** Working days of set-up that fit into one calendar month; with `Infinity`, no set-up waits for another. */
  daysPerMonth: number;
  /** Recipes to begin with, where nothing else forbids it. */
  first?: readonly string[];
  /** Recipes that are decided already, so that what needs them can begin. */
  decided?: readonly string[];
  /** Where the plan was changed once it had begun: what is planned from another day than the first, or keeps its own. */
  later?: readonly LaterRecipe[];
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
  /** The recipe that uses one of its surfaces until the day on which it runs, so that it could not run earlier. */
  waitsFor?: PlanRecipe | undefined;
}

/**
 * What makes a plan long: too few days a month; recipes on one surface, or that build on one another; one person, who
 * sets up one recipe after another; a change once it had begun; one recipe that takes that long; or several of these, of
 * which none alone would make it much shorter.
 */
export type LongBecause = 'days' | 'surface' | 'need' | 'set-up' | 'later' | 'run' | 'several';

/** Why a recipe cannot be planned: what it needs is not in the plan, or cannot be planned either. */
export interface UnmetNeed {
  kind: 'missing need' | 'waits for';
  id: string;
  needs: string;
}

/** Why a wish could not be met, or what to look out for. */
export type PlanWarning =
  | UnmetNeed
  | {kind: 'no capacity'}
  | {kind: 'no room'; id: string}
  | {kind: 'long'; weeks: number; because: 'days'}
  /** With the weeks that all working days of a month would save: few, or none. */
  | {kind: 'long'; weeks: number; because: Exclude<LongBecause, 'days'>; saves: number};

export interface Plan {
  /** In the order in which they begin. */
  items: readonly PlanItem[];
  warnings: readonly PlanWarning[];
}
