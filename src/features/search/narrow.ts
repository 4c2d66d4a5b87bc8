import {recordOf} from '../../data/record';
import {CHANNELS, STAGES} from '../../data/recipes/taxonomy';
import type {FacetCounts, SearchEntry, SearchFacets} from './types';

/** Whether a page passes the facets; pages that are no recipe pass only where none is set. */
export function passes({channels, stage}: SearchEntry, facets: SearchFacets): boolean {
  return (
    (facets.channel === undefined || channels?.includes(facets.channel) === true) &&
    (facets.stage === undefined || stage === facets.stage)
  );
}

/** How many of the pages each value of a facet would leave, the other facet staying as it is. */
export function countFacets(found: readonly SearchEntry[], {channel, stage}: SearchFacets): FacetCounts {
  const count = (facets: SearchFacets) => found.filter((entry) => passes(entry, facets)).length;
  return {
    channel: recordOf(CHANNELS, (value) => count({channel: value, stage})),
    stage: recordOf(STAGES, (value) => count({channel, stage: value})),
  };
}
