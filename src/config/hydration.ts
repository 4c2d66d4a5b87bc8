/**
 * The meta element that names the page's scripts, apart by spaces, in the order in which they run: those of its route,
 * then those that every page starts with (src/plugins/client/deferred-hydration).
 */
export const SCRIPTS_META = 'page-scripts';

/** How many scripts every page starts with: the bundler's runtime and the site. */
export const STARTING_SCRIPTS = 2;

/**
 * The meta element that says where a page becomes live as soon as it has loaded, not at the first sign of intent. It holds
 * words apart by spaces, one of which must be in the page's address, or be a key of local or session storage.
 */
export const HYDRATE_META = 'hydrate';

/** The word for an address with a query. */
export const QUERY = '?';

/** The word that is in every address. */
export const ALWAYS = '/';

/** What that meta element says as well on 404.html, the answer to every unknown address. */
export const NOT_FOUND = 'not-found';
