import {keysOf} from '../../data/record';
import {toSlug} from '../../data/toSlug';

/** A filter that is a choice among values, for items of type `T`. */
export interface Facet<T> {
  label: string;
  /** The option that filters nothing. */
  all: string;
  /** The values that an address may name, in the order of the select. */
  values: readonly string[];
  /** The values that an item has. */
  valuesOf: (item: T) => readonly string[];
  /** A value as options and chips show it; the value itself unless given. */
  show?: (value: string) => string;
}

/** The value of the option that filters nothing; it is in no address. */
export const ALL = 'all';

/** The entries of a table of facets as a list, with their names. */
export const facetList = <T, Name extends string>(
  facets: Readonly<Record<Name, Facet<T>>>,
): readonly (Facet<T> & {name: Name})[] => keysOf(facets).map((name) => ({...facets[name], name}));

/** The allowed value that an address names; nothing from an address is used but members of a list. */
export const namedIn = <T extends string>(values: readonly T[], given: string | null): T | undefined =>
  values.find((value) => toSlug(value) === given);
