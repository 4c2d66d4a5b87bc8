import type {Channel, Stage} from '../../data/recipes/taxonomy';
import {isObject} from '../../lib/record';
import type {FacetCounts} from '../../shell/facets/facet';
import type {SearchFacets} from './facets';

/** What the search knows of every page, and of every question that a page answers, before it reads any text. */
export interface SearchEntry {
  /** Path from the site's root, without its base; with the anchor of its answer where it is a question. */
  path: string;
  title: string;
  description: string;
  /** Comma-separated. */
  keywords: string;
  /** What synonyms.yaml has for title and keywords, and for the description. */
  also?: string;
  alsoSaid?: string;
  /** Recipes only. */
  channels?: readonly Channel[];
  stage?: Stage;
}

/** The file that every search needs. */
export interface SearchFile {
  entries: readonly SearchEntry[];
  /** Channels that no recipe is for, each with a search for the nearest one that has some. */
  uncovered: Readonly<Record<string, string>>;
}

/** Whether a file of an index is the one that every search needs; its entries are as this site's build wrote them. */
export const isSearchFile = (file: unknown): file is SearchFile =>
  isObject(file) && 'entries' in file && Array.isArray(file.entries) && 'uncovered' in file;

/** What is searched for, and how it is changed. */
export interface SearchTerms {
  query: string;
  facets: SearchFacets;
  setQuery: (query: string) => void;
  setFacets: (facets: SearchFacets) => void;
}

/** A piece of an excerpt; marked where it matches the query. */
export interface Fragment {
  text: string;
  marked: boolean;
}

export interface SearchResult {
  path: string;
  title: readonly Fragment[];
  excerpt: readonly Fragment[];
  /** Stage and channels of a recipe. */
  context?: string | undefined;
  /** Came from the texts after others were shown, and comes below those. */
  added: boolean;
}

/** An answered query. */
export interface SearchOutcome {
  /** The best of what was found. */
  results: readonly SearchResult[];
  /** Everything that was found, under the facets in force. */
  total: number;
  counts: FacetCounts;
  /** A channel of the query that no recipe is for; the results are those of the nearest one. */
  uncovered?: {channel: string; nearest: string} | undefined;
  /** Nothing will be added. */
  complete: boolean;
  /** The texts could not be loaded, so that only titles, keywords and descriptions were searched. */
  textsFailed: boolean;
}
