import type {ClientModule} from '@docusaurus/types';

/** How long a page may take to come before a bar shows that it is coming. */
const DELAY_MS = 200;

/**
 * Client module: `data-loading` on the root element, which `custom.css` shows as a bar, while a page is on its way. In
 * place of the theme's nprogress.
 */
const clientModule: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (previousLocation === null || location.pathname === previousLocation.pathname) {
      return undefined;
    }
    const timer = setTimeout(() => document.documentElement.setAttribute('data-loading', ''), DELAY_MS);
    return () => clearTimeout(timer);
  },
  onRouteDidUpdate() {
    document.documentElement.removeAttribute('data-loading');
  },
};

export default clientModule;
