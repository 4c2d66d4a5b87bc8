import {
  CHANNELS,
  LEVELS,
  STAGES,
  toSlug,
  type Channel,
  type Level,
  type Stage,
} from '../../../data/recipes/taxonomy';

/** The orders a visitor can choose; the first is the default. */
export const SORTS = ['recommended', 'quickest', 'impact', 'name'] as const;
export type Sort = (typeof SORTS)[number];

/** What the list shows; null means "all". Everything here lives in the address. */
export interface Filters {
  search: string;
  channel: Channel | null;
  effort: Level | null;
  impact: Level | null;
  stage: Stage | null;
  saved: boolean;
  sort: Sort;
  /** From 1. */
  page: number;
}

export const NO_FILTERS: Filters = {
  search: '',
  channel: null,
  effort: null,
  impact: null,
  stage: null,
  saved: false,
  sort: 'recommended',
  page: 1,
};

/** The filters that are a choice among values, and the values each may have. */
export const FACETS = {channel: CHANNELS, effort: LEVELS, impact: LEVELS, stage: STAGES} as const;
export type Facet = keyof typeof FACETS;

const MAX_SEARCH = 100;
const MAX_PAGE = 9_999;

/** The allowed value that a text names, or null: nothing from an address is used but members of a list. */
function allowed<T extends string>(values: readonly T[], given: string | null): T | null {
  return values.find((value) => toSlug(value) === given) ?? null;
}

function parsePage(given: string | null): number {
  return given !== null && /^[1-9]\d{0,3}$/.test(given) ? Math.min(Number(given), MAX_PAGE) : 1;
}

/** Reads filters from a query string (with or without `?`); anything unknown or malformed counts as not set. */
export function parseFilters(query: string): Filters {
  const params = new URLSearchParams(query);
  return {
    search: (params.get('q') ?? '').slice(0, MAX_SEARCH),
    channel: allowed(CHANNELS, params.get('channel')),
    effort: allowed(LEVELS, params.get('effort')),
    impact: allowed(LEVELS, params.get('impact')),
    stage: allowed(STAGES, params.get('stage')),
    saved: params.get('saved') === '1',
    sort: allowed(SORTS, params.get('sort')) ?? 'recommended',
    page: parsePage(params.get('page')),
  };
}

/** Writes filters as a query string without `?`; what is not set is left out. `parseFilters` reads it back. */
export function serialiseFilters({search, saved, sort, page, ...facets}: Filters): string {
  const params = new URLSearchParams();
  if (search.trim() !== '') {
    params.set('q', search.slice(0, MAX_SEARCH));
  }
  for (const facet of Object.keys(FACETS) as Facet[]) {
    const value = facets[facet];
    if (value !== null) {
      params.set(facet, toSlug(value));
    }
  }
  if (saved) {
    params.set('saved', '1');
  }
  if (sort !== 'recommended') {
    params.set('sort', sort);
  }
  if (page > 1) {
    params.set('page', String(page));
  }
  return params.toString();
}

/** How many filters narrow the list. */
export function countActive({search, saved, channel, effort, impact, stage}: Filters): number {
  return [search.trim() !== '', saved, channel, effort, impact, stage].filter(Boolean).length;
}
