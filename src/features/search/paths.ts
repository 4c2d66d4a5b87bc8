/** The page of search results. */
export const SEARCH_PATH = '/search';

/** The id of its field: a browser puts the focus on what the end of an address names. */
export const SEARCH_FIELD_ID = 'field';
