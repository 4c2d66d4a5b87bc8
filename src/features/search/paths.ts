/** The page of search results. */
export const SEARCH_PATH = '/search';

/** That page with a search. */
export const searchFor = (text: string): string => `${SEARCH_PATH}?q=${encodeURIComponent(text)}`;

/** The id of its field: a browser puts the focus on what the end of an address names. */
export const SEARCH_FIELD_ID = 'field';
