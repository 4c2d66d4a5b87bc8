import {keysOf, recordFrom, recordOf} from '../../lib/record';
import {toSlug} from '../../lib/toSlug';

export interface Facet<T> {
  label: string;
  /** Label of the select's option that filters nothing. */
  all?: string;
  /** In the order offered; an address may name no others. */
  values: readonly string[];
  /** Values by what they were called before, as addresses spell it: `{influencer: 'Creators'}`. Old links go on filtering. */
  aliases?: Readonly<Record<string, string>>;
  valuesOf: (item: T) => readonly string[];
  /** The label of a value, if not the value itself. */
  show?: (value: string) => string;
  /** Whether the list of recipes folds it away, behind the first ones. */
  further?: true;
}

/** `name` is its parameter in the address. */
export type NamedFacet<T, Name extends string = string> = Facet<T> & {name: Name};

/** Several values match any of them. */
export type Choice = string | null | undefined | readonly string[];

export type Choices<Name extends string = string> = Readonly<Partial<Record<Name, Choice>>>;

/** How many items each value would leave, the other facets staying as they are. */
export type FacetCounts<Name extends string = string> = Readonly<
  Record<Name, Readonly<Record<string, number>>>
>;

/** Names and items follow from the table; an alias that leads to no value does not compile. */
export const facetList = <T, Name extends string, Value extends Readonly<Record<Name, string>>>(
  facets: Readonly<Record<Name, Facet<T>>> & {
    readonly [N in keyof Value]: {
      values: readonly Value[N][];
      aliases?: Readonly<Record<string, NoInfer<Value[N]>>>;
    };
  },
): readonly NamedFacet<T, Name>[] => keysOf<Name>(facets).map((name) => ({...facets[name], name}));

export const chosenIn = (choice: Choice): readonly string[] => [choice ?? []].flat();

/** Addresses are untrusted: only members of `values` pass. */
export const namedIn = <T extends string>(values: readonly T[], given: readonly (string | null)[]): T[] =>
  values.filter((value) => given.some((name) => name === value || name === toSlug(value)));

/** The values of a facet that an address names, by today's name or by an earlier one. */
export const chosenBy = (
  {values, aliases = {}}: Pick<Facet<never>, 'values' | 'aliases'>,
  given: readonly (string | null)[],
): string[] =>
  namedIn(
    values,
    given.map((name) => (name !== null && Object.hasOwn(aliases, name) ? (aliases[name] ?? null) : name)),
  );

/** Any chosen value within a facet, all facets together. */
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

/** How many items each value of each facet would leave, with the other facets as chosen. */
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

/** Replaces the choices that the query has. */
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
