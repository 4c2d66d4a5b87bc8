/** The meta element that names the page's scripts, in order, apart by spaces (src/plugins/client/deferred-hydration). */
export const SCRIPTS_META = 'page-scripts';

/** The meta element of a page that becomes live as soon as it has loaded, not at the first sign of intent. */
export const HYDRATE_META = 'hydrate';

/** What that meta element says on 404.html, the answer to every unknown address. */
export const NOT_FOUND = 'not-found';

/** What that meta element says where the page becomes live on load only if its address has a query. */
export const WITH_QUERY = 'query';
