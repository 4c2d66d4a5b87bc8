import {keysOf, recordFrom, recordOf} from '../../lib/record';
import {toSlug} from '../../lib/toSlug';

/** A filter that is a choice among values, for items of type `T`. */
export interface Facet<T> {
  label: string;
  /** The option of a select that filters nothing. */
  all?: string;
  /** The values that an address may name, in the order in which they are offered. */
  values: readonly string[];
  /** The values that an item has. */
  valuesOf: (item: T) => readonly string[];
  /** A value as a visitor reads it; the value itself unless given. */
  show?: (value: string) => string;
}

/** A facet, with its name in the address. */
export type NamedFacet<T, Name extends string = string> = Facet<T> & {name: Name};

/** What is chosen of a facet: nothing, one value, or several, any of which will do. */
export type Choice = string | null | undefined | readonly string[];

/** The choices of a list, by the names of its facets. */
export type Choices<Name extends string = string> = Readonly<Partial<Record<Name, Choice>>>;

/** How many items each value of each facet would leave, the other facets staying as they are. */
export type FacetCounts<Name extends string = string> = Readonly<
  Record<Name, Readonly<Record<string, number>>>
>;

/** The entries of a table of facets as a list, with their names. */
export const facetList = <T, Name extends string>(
  facets: Readonly<Record<Name, Facet<T>>>,
): readonly NamedFacet<T, Name>[] => keysOf(facets).map((name) => ({...facets[name], name}));

/** The values chosen, as a list. */
export const chosenIn = (choice: Choice): readonly string[] => [choice ?? []].flat();

/** Those of the values that an address names; nothing from an address is used but members of a list. */
export const namedIn = <T extends string>(values: readonly T[], given: readonly (string | null)[]): T[] =>
  values.filter((value) => given.some((name) => name === value || name === toSlug(value)));

/** The items that have a chosen value of every facet for which there is one. */
export function filterBy<T, Item extends T, Name extends string>(
  facets: readonly NamedFacet<T, Name>[],
  choices: Choices<Name>,
  items: readonly Item[],
): readonly Item[] {
  const wanted = facets
    .map(({name, valuesOf}) => ({valuesOf, chosen: chosenIn(choices[name])}))
    .filter(({chosen}) => chosen.length > 0);
  return wanted.length === 0
    ? items
    : items.filter((item) =>
        wanted.every(({valuesOf, chosen}) => valuesOf(item).some((value) => chosen.includes(value))),
      );
}

/** How many of the items each value of each facet would leave. */
export const countBy = <T, Name extends string>(
  facets: readonly NamedFacet<T, Name>[],
  choices: Choices<Name>,
  items: readonly T[],
): FacetCounts<Name> =>
  recordFrom(
    facets.map(({name, values, valuesOf}) => {
      const others = filterBy(facets, {...choices, [name]: null}, items);
      return [
        name,
        recordOf(values, (value) => others.filter((item) => valuesOf(item).includes(value)).length),
      ];
    }),
  );

/** Writes the choices of some facets into a query, in place of those that it has. */
export function writeChoices<T, Name extends string>(
  params: URLSearchParams,
  facets: readonly NamedFacet<T, Name>[],
  choices: Choices<Name>,
): void {
  for (const {name} of facets) {
    params.delete(name);
    chosenIn(choices[name]).forEach((value) => params.append(name, toSlug(value)));
  }
}
