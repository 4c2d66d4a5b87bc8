import {CHANNELS, LEVELS, STAGES} from '../../../data/recipes/taxonomy';
import type {Recipe} from '../../../data/recipes/schema';
import {recordFrom} from '../../../lib/record';
import {facetList} from '../../../shell/facets/facet';

/** A choice of `up to` some amount, the least first; above the last there is one more choice. */
const upTo = (name: string, amounts: readonly (readonly [label: string, most: number])[]) => ({
  values: [...amounts.map(([label]) => label), name],
  of: (amount: number | undefined): string[] => {
    const enough = amounts.filter(([, most]) => amount !== undefined && amount <= most);
    return amount === undefined ? [] : enough.length === 0 ? [name] : enough.map(([label]) => label);
  },
});

/** Money beyond normal spend. */
const BUDGETS = upTo('Over EUR 5,000', [
  ['No extra spend', 0],
  ['Up to EUR 1,000', 1_000],
  ['Up to EUR 5,000', 5_000],
]);
/** Working days of set-up. */
const DAYS = upTo('Over 10 days', [
  ['Up to 2 days', 2],
  ['Up to 5 days', 5],
  ['Up to 10 days', 10],
]);

/**
 * Every choice in the filter bar, in its order; channel, effort, impact and stage are in view (spec 1). Index, address,
 * counts, selects and chips follow this table: a new filter is one entry here.
 */
const OF_RECIPES = facetList({
  channel: {
    label: 'Channel',
    all: 'All Channels',
    values: CHANNELS,
    valuesOf: ({channels}: Recipe) => channels,
  },
  effort: {
    label: 'Effort',
    all: 'All Effort Levels',
    values: LEVELS,
    valuesOf: ({effortLevel}: Recipe) => [effortLevel],
    show: (level) => `${level} Effort`,
  },
  impact: {
    label: 'Impact',
    all: 'All Impact Levels',
    values: LEVELS,
    valuesOf: ({expectedImpact}: Recipe) => [expectedImpact],
    show: (level) => `${level} Impact`,
  },
  stage: {
    label: 'Buying cycle',
    all: 'All Stages',
    values: STAGES,
    valuesOf: ({buyingCycle}: Recipe) => [buyingCycle],
  },
  budget: {
    label: 'Budget',
    all: 'Any Budget',
    values: BUDGETS.values,
    valuesOf: ({plan}: Recipe) => BUDGETS.of(plan && (plan.spend?.to ?? 0)),
    further: true,
  },
  days: {
    label: 'Set-up',
    all: 'Any Set-up Time',
    values: DAYS.values,
    valuesOf: ({plan}: Recipe) => DAYS.of(plan?.setUpDays),
    further: true,
  },
});

/** The name of a facet is its parameter in the address. */
export type FacetName = (typeof OF_RECIPES)[number]['name'];

/** The values that a recipe has in each facet: its index entry carries these instead of what they follow from. */
export const facetsOf = (recipe: Recipe): Record<FacetName, readonly string[]> =>
  recordFrom(OF_RECIPES.map(({name, valuesOf}) => [name, valuesOf(recipe)]));

/** The same facets of what the list knows of a recipe. */
export const FACETS = OF_RECIPES.map((facet) => ({
  ...facet,
  valuesOf: ({facets}: {facets: ReturnType<typeof facetsOf>}) => facets[facet.name],
}));

export const FACET_NAMES = FACETS.map(({name}) => name);
