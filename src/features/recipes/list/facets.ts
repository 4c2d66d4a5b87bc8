import {CHANNELS, LEVELS, STAGES} from '../../../data/recipes/taxonomy';
import type {RecipeIndexEntry} from '../../../data/recipes/types';
import {facetList} from '../../../shell/facets/facet';

/** The names of the list's facets, as in its address. */
export type FacetName = 'channel' | 'effort' | 'impact' | 'stage';

/**
 * Every choice in the filter bar, in its order. Parsing, writing, counting, selects
 * and chips follow this table: a new filter is one entry here.
 */
export const FACETS = facetList<RecipeIndexEntry, FacetName>({
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
});

export const FACET_NAMES = FACETS.map(({name}) => name);
