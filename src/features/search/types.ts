import type {PageGroup} from '../../config/sections';
import type {Stamp} from '../../data/recipes/stamp';
import type {Channel, Stage} from '../../data/recipes/taxonomy';
import {isObject} from '../../lib/record';
import type {FacetCounts} from '../../shell/facets/facet';

/** What the search's filters know of a recipe's page. */
export interface Facets {
  channels: readonly Channel[];
  stage: Stage;
  number: number;
  stamp?: Stamp | undefined;
}

/** An entry of the index: a page, or a question that a page answers. */
export interface SearchEntry extends Partial<Facets> {
  /** From the site's root, without the base URL; with an anchor if it is a question. */
  path: string;
  title: string;
  description: string;
  keywords: string;
  /** The group of results that it belongs to; undefined for "Pages" and for an answer. */
  group?: PageGroup;
  /** From synonyms.yaml: for title and keywords, and for the description. */
  also?: string;
  alsoSaid?: string;
}

export interface SearchFile {
  entries: readonly SearchEntry[];
}

/** Checks only the outline: the entries were written by our own build. */
export const isSearchFile = (file: unknown): file is SearchFile =>
  isObject(file) && 'entries' in file && Array.isArray(file.entries);

export interface Fragment {
  text: string;
  marked: boolean;
}

export interface SearchResult {
  path: string;
  group?: PageGroup | undefined;
  title: readonly Fragment[];
  excerpt: readonly Fragment[];
  context?: string | undefined;
  /** Set if the result is a recipe. */
  card?: {channel: Channel; number: number; stamp?: Stamp | undefined} | undefined;
  /** Found by full text after others were shown, and listed below those. */
  added: boolean;
}

export interface SearchOutcome {
  results: readonly SearchResult[];
  /** Number of results under the current facets, shown or not. */
  total: number;
  counts: FacetCounts;
  /** No more results will follow. */
  complete: boolean;
  /** The full texts could not be loaded. */
  textsFailed: boolean;
}
