import {keysOf, recordFrom, recordOf} from '../../data/record';
import {CHANNELS, STAGES} from '../../data/recipes/taxonomy';
import {toSlug} from '../../data/toSlug';
import {cut} from '../url-state/cut';
import {facetList, namedIn, type Facet} from '../url-state/facet';
import {QUERY_LIMIT} from '../url-state/queryLimit';
import type {SearchEntry} from './types';

/**
 * The choices that narrow a search to recipes; the key is the name in the address. Parsing, writing, counting and
 * selects follow this table.
 */
const FACETS = {
  channel: {
    label: 'Channel',
    all: 'All channels',
    values: CHANNELS,
    valuesOf: ({channels = []}) => channels,
  },
  stage: {
    label: 'Stage',
    all: 'All stages',
    values: STAGES,
    valuesOf: ({stage}) => (stage === undefined ? [] : [stage]),
  },
} as const satisfies Record<string, Facet<SearchEntry>>;

export type FacetName = keyof typeof FACETS;
const NAMES = keysOf(FACETS);

/** The table's entries as a list, with their names. */
export const FACET_LIST = facetList<SearchEntry, FacetName>(FACETS);

/** The recipes to keep; without a facet set, every page counts. */
export type SearchFacets = Partial<Record<FacetName, string | undefined>>;

/** How many results each value of a facet would leave, the other facets staying as they are. */
export type FacetCounts = Readonly<Record<FacetName, Readonly<Record<string, number>>>>;

/** The values that are set. */
export const chosenIn = (facets: SearchFacets): string[] =>
  FACET_LIST.flatMap(({name}) => facets[name] ?? []);

/** Query and facets of an address; values that are not ours are dropped. */
export function parseSearch(search: string): {query: string; facets: SearchFacets} {
  const params = new URLSearchParams(search);
  return {
    query: cut(params.get('q') ?? '', QUERY_LIMIT),
    facets: recordOf(NAMES, (name) => namedIn<string>(FACETS[name].values, params.get(name))),
  };
}

/** The opposite of `parseSearch`: empty where there is nothing to keep, else from the question mark on. */
export function serialiseSearch(query: string, facets: SearchFacets): string {
  const params = new URLSearchParams(query.trim() === '' ? {} : {q: query});
  for (const name of NAMES) {
    const value = facets[name];
    if (value !== undefined) {
      params.set(name, toSlug(value));
    }
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** Whether a page passes the facets; pages that are no recipe pass only where none is set. */
export const passes = (entry: SearchEntry, facets: SearchFacets): boolean =>
  FACET_LIST.every(({name, valuesOf}) => {
    const value = facets[name];
    return value === undefined || valuesOf(entry).includes(value);
  });

/** How many of the pages each value of a facet would leave. */
export const countFacets = (found: readonly SearchEntry[], facets: SearchFacets): FacetCounts =>
  recordOf(NAMES, (name) =>
    recordFrom(
      FACETS[name].values.map((value) => [
        value,
        found.filter((entry) => passes(entry, {...facets, [name]: value})).length,
      ]),
    ),
  );
