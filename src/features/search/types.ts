import type {Channel, Stage} from '../../data/recipes/taxonomy';

/** What the search knows of every page before it asks the full-text index. */
export interface SearchEntry {
  /** Path from the site's root, without its base. */
  path: string;
  title: string;
  description: string;
  /** Comma-separated. */
  keywords: string;
  /** Recipes only. */
  channels?: readonly Channel[];
  stage?: Stage;
}

/** The recipes to keep; without a facet set, every page counts. */
export interface SearchFacets {
  channel?: Channel | undefined;
  stage?: Stage | undefined;
}

/** A piece of an excerpt; marked where it matches the query. */
export interface Fragment {
  text: string;
  marked: boolean;
}

/** One page that was found; `rank` counts from 1 over all groups. */
export interface SearchResult {
  path: string;
  title: string;
  excerpt: readonly Fragment[];
  rank: number;
}

/** An answered query. */
export interface SearchOutcome {
  results: readonly SearchResult[];
  /** The query that was answered instead of the one typed, where nothing matched that. */
  corrected?: string | undefined;
}
