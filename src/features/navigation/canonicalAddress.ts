import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import {canonicalPath} from './canonicalPath';

/**
 * Client module: before the router starts, a page that the host also serves under an address with capitals, with a slash
 * or with `.html` at its end, gets its canonical one, by which the page was drawn. (What such an address finds no page
 * for is src/plugins/client/deferred-hydration's.)
 */
if (ExecutionEnvironment.canUseDOM) {
  const {pathname, search, hash} = window.location;
  const canonical = canonicalPath(pathname, siteConfig.baseUrl);
  if (canonical !== pathname) {
    window.history.replaceState(window.history.state, '', canonical + search + hash);
  }
}
