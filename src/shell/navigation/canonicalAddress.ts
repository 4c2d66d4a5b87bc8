import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import {canonicalPath, decodable} from '../../lib/canonicalPath';

function makeCanonical(): void {
  const {pathname, search, hash} = window.location;
  const canonical = canonicalPath(pathname, siteConfig.baseUrl) + search + decodable(hash);
  if (canonical !== pathname + search + hash) {
    window.history.replaceState(window.history.state, '', canonical);
  }
}

/**
 * Client module: replaces an address with capitals, a trailing slash or `.html` by the canonical one, which the page
 * was rendered for, before the router starts. (src/plugins/client/deferred-hydration handles those that find no page.)
 * The listener precedes the router's because Docusaurus throws at a fragment such as `#%`.
 */
if (ExecutionEnvironment.canUseDOM) {
  makeCanonical();
  window.addEventListener('popstate', makeCanonical);
}
