import {keysOf} from '../../../data/record';
import {CHANNELS, LEVELS, STAGES} from '../../../data/recipes/taxonomy';
import type {RecipeIndexEntry} from '../../../data/recipes/types';

/** A filter that is a choice among values. */
interface Facet {
  label: string;
  /** The option that filters nothing. */
  all: string;
  /** The values that an address may name, in the order of the select. */
  values: readonly string[];
  /** The values that a recipe has. */
  valuesOf: (recipe: RecipeIndexEntry) => readonly string[];
  /** A value as options and chips show it; the value itself unless given. */
  show?: (value: string) => string;
}

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
} as const satisfies Record<string, Facet>;

export type FacetName = keyof typeof FACETS;
export const FACET_NAMES: readonly FacetName[] = keysOf(FACETS);

/** The table's entries as a list, with their names. */
export const FACET_LIST: readonly (Facet & {name: FacetName})[] = FACET_NAMES.map((name) => ({
  ...FACETS[name],
  name,
}));

/** A facet's value as options and chips show it. */
export const showValue = ({show = String}: Facet, value: string): string => show(value);
