import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import {canonicalPath, decodable} from '../../lib/canonicalPath';

/** Replaces the address in view by the one that the router can read and that the page was drawn by. */
function makeCanonical(): void {
  const {pathname, search, hash} = window.location;
  const canonical = canonicalPath(pathname, siteConfig.baseUrl) + search + decodable(hash);
  if (canonical !== pathname + search + hash) {
    window.history.replaceState(window.history.state, '', canonical);
  }
}

/**
 * Client module: before the router starts, a page that the host also serves under an address with capitals, with a slash
 * or with `.html` at its end, gets its canonical one, by which the page was drawn. (What such an address finds no page
 * for is src/plugins/client/deferred-hydration's.) Later, a visitor may type a fragment such as `#%`, at which
 * Docusaurus would throw: this listener comes before the router's.
 */
if (ExecutionEnvironment.canUseDOM) {
  makeCanonical();
  window.addEventListener('popstate', makeCanonical);
}
