import {CARD_FIELDS, cardOf, STEPS_ON_CARD} from '../../../data/recipes/card';
import type {Recipe} from '../../../data/recipes/schema';
import {pick} from '../../../lib/record';

const INDEX_FIELDS = [...CARD_FIELDS, 'description', 'objective'] as const;

/** What the list searches, filters and sorts a recipe by. */
export interface IndexEntry extends Pick<Recipe, (typeof INDEX_FIELDS)[number]> {
  /** One person's working days before it runs, and EUR beyond normal spend; undefined where it has no plan. */
  setUpDays?: number | undefined;
  spend?: number | undefined;
}

export const indexEntryOf = ({plan, ...recipe}: Recipe): IndexEntry => ({
  ...pick(recipe, INDEX_FIELDS),
  ...(plan && {setUpDays: plan.setUpDays, spend: plan.spend?.to ?? 0}),
});

const LIST_FIELDS = ['description', 'objective', 'timeframe', 'caseStudy', 'source'] as const;

const ASSETS_ON_CARD = 4;

/** The card of a recipe in the list: that of every other place, and what the specification asks for besides. */
export const listCardOf = (recipe: Recipe) => ({
  ...cardOf(recipe),
  ...pick(recipe, LIST_FIELDS),
  setUpDays: recipe.plan?.setUpDays,
  steps: recipe.steps.slice(0, STEPS_ON_CARD).map((step) => step.do),
  stepCount: recipe.steps.length,
  assetsNeeded: recipe.assetsNeeded.slice(0, ASSETS_ON_CARD),
  assetCount: recipe.assetsNeeded.length,
  case: pick(recipe.case, ['sample', 'anonymous']),
});

export type ListCard = ReturnType<typeof listCardOf>;

/** The data of the list page. */
export interface Library {
  /** What search, filters, order and counts need of every recipe, in the list's first order. */
  index: readonly IndexEntry[];
  /** The cards of the first page, which are in its HTML. */
  first: readonly ListCard[];
  /** Day on which the library changed last, as `2025-03-11`. */
  updated: string;
  loadCards: () => Promise<{default: readonly ListCard[]}>;
}
