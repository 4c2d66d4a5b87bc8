import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** By the router's key, which the first entry of a visit lacks. */
const positions = new Map<string | undefined, number>();

let entry: string | undefined;
/** Between popstate and the new page, a scroll event may belong to either page. */
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

/** Client module: Back and Forward restore the scroll position, where Docusaurus would start at the top. */
const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (previousLocation !== null && location.pathname !== previousLocation.pathname) {
      // Lays out the whole page (css/flow.css), so that positions are known.
      document.documentElement.dataset.whole = '';
      if (stepping) {
        window.scrollTo({top: positions.get(location.key) ?? 0, behavior: 'instant'});
      }
    }
    stepping = false;
    // A filter replaces the entry and its key without scrolling.
    positions.set(location.key, window.scrollY);
    entry = location.key;
  },
};

export default clientModule;
