import {CHANNELS, STAGES} from '../../data/recipes/taxonomy';
import {toSlug} from '../../data/toSlug';
import type {SearchFacets} from './types';

/** Longest query that is looked at. */
export const QUERY_LIMIT = 100;

/** Query and facets of an address; values that are not ours are dropped. */
export function parseSearch(search: string): {query: string; facets: SearchFacets} {
  const params = new URLSearchParams(search);
  const find = <T extends string>(values: readonly T[], name: string) =>
    values.find((value) => toSlug(value) === params.get(name));
  return {
    query: (params.get('q') ?? '').slice(0, QUERY_LIMIT),
    facets: {channel: find(CHANNELS, 'channel'), stage: find(STAGES, 'stage')},
  };
}

/** The opposite of `parseSearch`: empty where there is nothing to keep, else from the question mark on. */
export function serialiseSearch(query: string, {channel, stage}: SearchFacets): string {
  const params = new URLSearchParams();
  if (query.trim() !== '') {
    params.set('q', query);
  }
  if (channel !== undefined) {
    params.set('channel', toSlug(channel));
  }
  if (stage !== undefined) {
    params.set('stage', toSlug(stage));
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
