import type {ClientModule} from '@docusaurus/types';

/** How long a page may take to come before a bar shows that it is coming. */
const DELAY_MS = 200;

/** Of the page that is on its way. A link pressed twice begins two navigations, which end as one. */
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Client module: `data-loading` on the root element, which `custom.css` shows as a bar, while a page is on its way. In
 * place of the theme's nprogress.
 */
const clientModule: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (previousLocation !== null && location.pathname !== previousLocation.pathname) {
      clearTimeout(timer);
      timer = setTimeout(() => document.documentElement.setAttribute('data-loading', ''), DELAY_MS);
    }
  },
  onRouteDidUpdate() {
    clearTimeout(timer);
    document.documentElement.removeAttribute('data-loading');
  },
};

export default clientModule;
