import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';

/** A browser that is busy may never be idle. */
const IDLE: IdleRequestOptions = {timeout: 5_000};

const idle: (run: () => void) => void =
  ExecutionEnvironment.canUseDOM && 'requestIdleCallback' in window
    ? (run) => window.requestIdleCallback(run, IDLE)
    : (run) => setTimeout(run, 1_000);

/** Tells the worker which page is in view and what it has loaded, so that both are there without a network. */
async function tellVisited(): Promise<void> {
  const {baseUrl} = siteConfig;
  await navigator.serviceWorker.register(`${baseUrl}sw.js`, {scope: baseUrl});
  const {active} = await navigator.serviceWorker.ready;
  const assets = performance.getEntriesByType('resource').map(({name}) => name);
  active?.postMessage({type: 'visited', path: window.location.pathname, assets});
}

/** A client module: called by Docusaurus once a page is live, and again after every navigation within the site. */
export function onRouteDidUpdate({
  location,
  previousLocation,
}: {
  location: {pathname: string};
  previousLocation: {pathname: string} | null;
}): void {
  if (
    process.env.NODE_ENV === 'production' &&
    'serviceWorker' in navigator &&
    location.pathname !== previousLocation?.pathname
  ) {
    idle(() => {
      tellVisited().catch(() => {
        // No worker (blocked, or private browsing): the site is what it was without it.
      });
    });
  }
}
