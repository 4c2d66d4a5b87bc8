import {keysOf, recordFrom} from '../../../lib/record';
import {namedIn, writeChoices} from '../../../shell/facets/facet';
import {cut} from '../../../lib/cut';
import {QUERY_LIMIT} from '../../../shell/url-state/queryLimit';
import {parseRecipeIds} from '../ids';
import {FACETS, type FacetName} from './facets';

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
  /** The ids of a selection, the visitor's own or one that was sent to them; null shows the whole library. */
  selection: readonly string[] | null;
  sort: Sort;
  /** From 1. */
  page: number;
}

export const NO_FILTERS: Filters = {
  ...recordFrom(FACETS.map(({name}) => [name, null])),
  search: '',
  selection: null,
  sort: 'recommended',
  page: 1,
};

function parsePage(given: string | null): number {
  return given !== null && /^[1-9]\d{0,3}$/.test(given) ? Number(given) : 1;
}

/** Reads filters from a query string (with or without `?`); anything unknown or malformed counts as not set. */
export function parseFilters(query: string): Filters {
  const params = new URLSearchParams(query);
  return {
    ...recordFrom(FACETS.map(({name, values}) => [name, namedIn(values, [params.get(name)])[0] ?? null])),
    search: cut(params.get('q') ?? '', QUERY_LIMIT),
    // An empty selection is one, too.
    selection: params.has('recipes') ? parseRecipeIds(params.get('recipes')) : null,
    sort: namedIn(SORTS, [params.get('sort')])[0] ?? NO_FILTERS.sort,
    page: parsePage(params.get('page')),
  };
}

/** Writes filters as a query string without `?`; what is not set is left out. `parseFilters` reads it back. */
export function serialiseFilters(filters: Filters): string {
  const {search, selection, sort, page} = filters;
  const params = new URLSearchParams();
  if (search.trim() !== '') {
    params.set('q', cut(search, QUERY_LIMIT));
  }
  writeChoices(params, FACETS, filters);
  if (selection !== null) {
    params.set('recipes', selection.join(','));
  }
  if (sort !== NO_FILTERS.sort) {
    params.set('sort', sort);
  }
  if (page > 1) {
    params.set('page', String(page));
  }
  // A comma may be in a query as it is, and an address that people send to each other should be readable.
  return params.toString().replaceAll('%2C', ',');
}

/** A filter in force: what its chip says, and the change that takes it away. */
export interface ActiveFilter {
  label: string;
  removal: Partial<Filters>;
}

/** The filters that narrow the list, in the order of the filter bar. */
export function activeFilters(filters: Filters): ActiveFilter[] {
  const {search, selection} = filters;
  const text = search.trim();
  return [
    ...(text === '' ? [] : [{label: `“${text}”`, removal: {search: ''}}]),
    ...FACETS.flatMap(({name, show = String}) => {
      const value = filters[name];
      return value === null ? [] : [{label: show(value), removal: {[name]: null}}];
    }),
    ...(selection === null ? [] : [{label: 'Selection', removal: {selection: null}}]),
  ];
}

/** Whether a selection holds the recipes that the visitor has saved, in any order, as many as an address has room for. */
export function isOwnSelection(selection: Filters['selection'], saved: ReadonlySet<string>): boolean {
  const own = parseRecipeIds([...saved].join(','));
  return selection !== null && selection.length === own.length && own.every((id) => selection.includes(id));
}
