import type {ClientModule} from '@docusaurus/types';

/** The title follows its page a frame later, and a screen reader has to know the region before it holds something. */
const TITLE_MS = 150;

let region: HTMLElement | undefined;

/**
 * Client module: announces the title of each page that a link, Back or Forward leads to within the site. The
 * browser announces the first one itself.
 */
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
