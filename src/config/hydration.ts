/** The meta element that lists a page's scripts in the order in which they run: the route's, then every page's. */
export const SCRIPTS_META = 'page-scripts';

/** Scripts of every page: the bundler's runtime and the site. */
export const STARTING_SCRIPTS = 2;

/** The meta element of pages whose HTML is not yet what they are for: their scripts run as soon as they have loaded. */
export const HYDRATE_META = 'hydrate';

/** What it says on 404.html, which answers every unknown address. */
export const NOT_FOUND = 'not-found';
