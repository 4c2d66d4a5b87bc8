import type {ClientModule} from '@docusaurus/types';

const DELAY_MS = 200;

/** A double-pressed link starts two navigations that end as one. */
let timer: ReturnType<typeof setTimeout> | undefined;

/** Client module: `data-loading` on the root shows the bar in `custom.css`, in place of the theme's nprogress. */
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
