import {recordFrom} from '../../lib/record';
import {CHANNELS, STAGES} from '../../data/recipes/taxonomy';
import {chosenBy, chosenIn, facetList, writeChoices, type Choices} from '../../shell/facets/facet';
import {cut} from '../../lib/cut';
import {withForeign} from '../../lib/withForeign';
import {QUERY_LIMIT} from '../../config/paths';
import type {SearchEntry} from './types';

/** Only recipes have these; the key is the name in the address. */
export const FACETS = facetList({
  channel: {
    label: 'Channel',
    all: 'All channels',
    values: CHANNELS,
    valuesOf: ({channels = []}: SearchEntry) => channels,
  },
  stage: {
    label: 'Stage',
    all: 'All stages',
    values: STAGES,
    valuesOf: ({stage}: SearchEntry) => (stage === undefined ? [] : [stage]),
  },
});

export type SearchFacets = Choices<(typeof FACETS)[number]['name']>;

export interface SearchTerms {
  query: string;
  facets: SearchFacets;
  setQuery: (query: string) => void;
  setFacets: (facets: SearchFacets) => void;
}

/** All values chosen, of all facets. */
export const valuesSet = (facets: SearchFacets): string[] =>
  FACETS.flatMap(({name}) => chosenIn(facets[name]));

/** Drops values that are not ours. */
export function parseSearch(search: string): {query: string; facets: SearchFacets} {
  const params = new URLSearchParams(search);
  return {
    query: cut(params.get('q') ?? '', QUERY_LIMIT),
    facets: recordFrom(FACETS.map((facet) => [facet.name, chosenBy(facet, [params.get(facet.name)])[0]])),
  };
}

/** The query with its question mark; empty if there is nothing to keep. Foreign parameters stay. */
export function serialiseSearch(query: string, facets: SearchFacets, address = ''): string {
  const params = new URLSearchParams(query.trim() === '' ? {} : {q: query});
  writeChoices(params, FACETS, facets);
  const text = withForeign(params.toString(), address, ['q', ...FACETS.map(({name}) => name)]);
  return text === '' ? '' : `?${text}`;
}
