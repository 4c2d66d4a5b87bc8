import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Where each entry of the history was scrolled to, by the router's key; the first entry of a visit has none. */
const positions = new Map<string | undefined, number>();

let entry: string | undefined;
/** From a step in the history until its page is shown, the window may be scrolled for either page. */
let stepping = false;

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('popstate', () => {
    stepping = true;
  });
  window.addEventListener(
    'scroll',
    () => {
      if (!stepping) {
        positions.set(entry, window.scrollY);
      }
    },
    {passive: true},
  );
}

/**
 * Client module: a link opens its page at the top, Back and Forward open theirs where the visitor left it. Docusaurus
 * would begin at the top each time.
 */
const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (previousLocation !== null && location.pathname !== previousLocation.pathname) {
      // The whole page is laid out from now on (css/classes.css): a place in it is known at once.
      document.documentElement.dataset.whole = '';
      if (stepping) {
        window.scrollTo({top: positions.get(location.key) ?? 0, behavior: 'instant'});
      }
    }
    stepping = false;
    // A filter replaces the entry, and with it the key, without any scrolling.
    positions.set(location.key, window.scrollY);
    entry = location.key;
  },
};

export default clientModule;
