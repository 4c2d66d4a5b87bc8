import type {ClientModule} from '@docusaurus/types';

/** The title changes a frame after its page, and screen readers need the region to exist before its text. */
const TITLE_MS = 150;

let region: HTMLElement | undefined;

/** Client module: announces the title after each navigation within the site; the browser announces the first page. */
const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (previousLocation === null || location.pathname === previousLocation.pathname) {
      return;
    }
    if (region === undefined) {
      region = document.createElement('p');
      region.className = 'srOnly';
      region.ariaLive = 'polite';
      document.body.append(region);
    }
    const {pathname} = location;
    setTimeout(() => {
      if (region !== undefined && window.location.pathname === pathname) {
        region.textContent = document.title;
      }
    }, TITLE_MS);
  },
};

export default clientModule;
