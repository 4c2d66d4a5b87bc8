import {keysOf} from '../../../data/record';
import {CHANNELS, LEVELS, STAGES} from '../../../data/recipes/taxonomy';
import type {RecipeIndexEntry} from '../../../data/recipes/types';
import {facetList, type Facet} from '../../url-state/facet';

type RecipeFacet = Facet<RecipeIndexEntry>;

/**
 * Every choice in the filter bar, in its order; the key is its name in the address. Parsing, writing, counting, selects
 * and chips follow this table: a new filter is one entry here.
 */
export const FACETS = {
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
} as const satisfies Record<string, RecipeFacet>;

export type FacetName = keyof typeof FACETS;
export const FACET_NAMES: readonly FacetName[] = keysOf(FACETS);

/** The table's entries as a list, with their names. */
export const FACET_LIST = facetList<RecipeIndexEntry, FacetName>(FACETS);

/** A facet's value as options and chips show it. */
export const showValue = ({show = String}: RecipeFacet, value: string): string => show(value);
