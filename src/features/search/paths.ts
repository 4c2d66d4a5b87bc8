/** The page of search results. */
export const SEARCH_PATH = '/search';
