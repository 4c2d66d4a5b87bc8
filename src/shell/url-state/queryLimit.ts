/** How much of a search text is looked at, typed or in an address. */
export const QUERY_LIMIT = 100;
