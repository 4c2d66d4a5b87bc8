/** The meta element that names the page's scripts, in order, apart by spaces (src/plugins/client/deferred-hydration). */
export const SCRIPTS_META = 'page-scripts';

/**
 * The meta element that says where a page becomes live as soon as it has loaded, not at the first sign of intent. It holds
 * words apart by spaces, one of which must be in the page's address, or be a key of local storage that has a value.
 */
export const HYDRATE_META = 'hydrate';

/** The word for an address with a query. */
export const QUERY = '?';

/** The word that is in every address. */
export const ALWAYS = '/';

/** What that meta element says as well on 404.html, the answer to every unknown address. */
export const NOT_FOUND = 'not-found';
