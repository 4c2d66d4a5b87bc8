/**
 * The meta element listing the page's scripts in execution order, separated by spaces: the route's, then every page's
 * (src/plugins/client/deferred-hydration).
 */
export const SCRIPTS_META = 'page-scripts';

/** Scripts of every page: the bundler's runtime and the site. */
export const STARTING_SCRIPTS = 2;

/**
 * The meta element for pages that hydrate on load. Its words are separated by spaces; one must be in the address, or be
 * a key of local or session storage.
 */
export const HYDRATE_META = 'hydrate';

/** Any address with a query. */
export const QUERY = '?';

/** Any address. */
export const ALWAYS = '/';

/** 404.html, which answers every unknown address. */
export const NOT_FOUND = 'not-found';
