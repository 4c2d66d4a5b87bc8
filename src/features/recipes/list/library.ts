import {cardOf, STEPS_ON_CARD} from '../../../data/recipes/card';
import type {Recipe} from '../../../data/recipes/schema';
import {stampOf} from '../../../data/recipes/stamp';
import {pick} from '../../../lib/record';
import {facetsOf} from './facets';

const SEARCHED = ['id', 'number', 'name', 'channels', 'description', 'objective'] as const;
const SORTED_BY = ['buyingCycle', 'effortLevel', 'expectedImpact'] as const;

/** What the list searches, filters and sorts a recipe by. */
export const indexEntryOf = (recipe: Recipe) => ({
  ...pick(recipe, [...SEARCHED, ...SORTED_BY]),
  /** One person's working days before it runs; undefined where it has no plan. */
  setUpDays: recipe.plan?.setUpDays,
  facets: facetsOf(recipe),
  stamp: stampOf(recipe.evidence),
});

export type IndexEntry = ReturnType<typeof indexEntryOf>;

const LIST_FIELDS = ['description', 'objective', 'timeframe', 'caseStudy', 'source'] as const;

const ASSETS_ON_CARD = 4;

/** The card of a recipe in the list: the card that all places share, and what the specification asks for besides. */
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

export interface Library {
  /** What search, filters, order and counts need of every recipe, in the list's first order. */
  index: readonly IndexEntry[];
  /** The cards of the first page, which are in its HTML. */
  first: readonly ListCard[];
  /** Day on which the library changed last, as `2025-03-11`. */
  updated: string;
  loadCards: () => Promise<{default: readonly ListCard[]}>;
}
