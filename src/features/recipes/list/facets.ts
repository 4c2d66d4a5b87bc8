import {CHANNELS, LEVELS, STAGES} from '../../../data/recipes/taxonomy';
import {facetList} from '../../../shell/facets/facet';
import type {IndexEntry} from './library';
/** The names of the list's facets, as in its address. */
export type FacetName = 'channel' | 'effort' | 'impact' | 'stage' | 'budget' | 'days';

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
 * Every choice in the filter bar, in its order. Parsing, writing, counting, selects
 * and chips follow this table: a new filter is one entry here.
 */
export const FACETS = facetList<IndexEntry, FacetName>({
  channel: {
    label: 'Channel',
    all: 'All Channels',
    values: CHANNELS,
    valuesOf: ({channels}) => channels,
  },
  effort: {
    label: 'Effort',
    all: 'All Effort Levels',
    values: LEVELS,
    valuesOf: ({effortLevel}) => [effortLevel],
    show: (level) => `${level} Effort`,
  },
  impact: {
    label: 'Impact',
    all: 'All Impact Levels',
    values: LEVELS,
    valuesOf: ({expectedImpact}) => [expectedImpact],
    show: (level) => `${level} Impact`,
  },
  stage: {
    label: 'Buying cycle',
    all: 'All Stages',
    values: STAGES,
    valuesOf: ({buyingCycle}) => [buyingCycle],
  },
  budget: {
    label: 'Budget',
    all: 'Any Budget',
    values: BUDGETS.values,
    valuesOf: ({spend}) => BUDGETS.of(spend),
  },
  days: {
    label: 'Set-up',
    all: 'Any Set-up Time',
    values: DAYS.values,
    valuesOf: ({setUpDays}) => DAYS.of(setUpDays),
  },
});

export const FACET_NAMES = FACETS.map(({name}) => name);
