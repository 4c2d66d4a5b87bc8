import {keysOf, recordFrom} from '../../../lib/record';
import {chosenBy, namedIn, writeChoices} from '../../../shell/facets/facet';
import {cut} from '../../../lib/cut';
import {QUERY_LIMIT} from '../../../config/paths';
import {withForeign} from '../../../lib/withForeign';
import {FACETS, FACET_NAMES, type FacetName} from './facets';

/** The orders a visitor can choose, and their labels; the first is the default. */
export const SORT_LABELS = {
  recommended: 'Recommended',
  quickest: 'Quickest win',
  impact: 'Highest impact',
  name: 'A-Z',
} as const;
export type Sort = keyof typeof SORT_LABELS;
export const SORTS: readonly Sort[] = keysOf(SORT_LABELS);

/** What the list shows; a facet that is null is not set. Everything here lives in the address. */
export interface Filters extends Record<FacetName, string | null> {
  search: string;
  /** Only what is in the visitor's own plan. */
  planned: boolean;
  sort: Sort;
  /** From 1. */
  page: number;
}

/** The list as it is without a query. */
export const NO_FILTERS: Filters = {
  ...recordFrom(FACETS.map(({name}) => [name, null])),
  search: '',
  planned: false,
  sort: 'recommended',
  page: 1,
};

/** All that the list has in its address. */
const PARAMETERS = [...FACET_NAMES, 'q', 'plan', 'sort', 'page'];

/** The one value of the parameter `plan`. */
const OWN_PLAN = 'mine';

function parsePage(given: string | null): number {
  return given !== null && /^[1-9]\d{0,3}$/.test(given) ? Number(given) : 1;
}

/** Reads filters from a query string (with or without `?`); anything unknown or malformed counts as not set. */
export function parseFilters(query: string): Filters {
  const params = new URLSearchParams(query);
  return {
    ...recordFrom(FACETS.map((facet) => [facet.name, chosenBy(facet, [params.get(facet.name)])[0] ?? null])),
    search: cut(params.get('q') ?? '', QUERY_LIMIT),
    planned: params.get('plan') === OWN_PLAN,
    sort: namedIn(SORTS, [params.get('sort')])[0] ?? NO_FILTERS.sort,
    page: parsePage(params.get('page')),
  };
}

/**
 * Writes filters as a query string without `?`; filters that are not set are left out, and foreign parameters stay.
 * `parseFilters` reads it back.
 */
export function serialiseFilters(filters: Filters, address = ''): string {
  const {search, planned, sort, page} = filters;
  const params = new URLSearchParams(search.trim() === '' ? {} : {q: cut(search, QUERY_LIMIT)});
  writeChoices(params, FACETS, filters);
  const others = {
    plan: planned && OWN_PLAN,
    sort: sort !== NO_FILTERS.sort && sort,
    page: page > 1 && String(page),
  };
  Object.entries(others).forEach(([name, value]) => value !== false && params.set(name, value));
  return withForeign(params.toString(), address, PARAMETERS);
}

/** The filters that narrow the list, in the order of the filter bar: what each chip says, and what takes it away. */
export function activeFilters(filters: Filters): {label: string; removal: Partial<Filters>}[] {
  const text = filters.search.trim();
  return [
    ...(text === '' ? [] : [{label: `“${text}”`, removal: {search: ''}}]),
    ...FACETS.flatMap(({name, show = String}) => {
      const value = filters[name];
      return value === null ? [] : [{label: show(value), removal: {[name]: null}}];
    }),
  ];
}
