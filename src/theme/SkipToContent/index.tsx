import {useEffect, useRef, type MouseEvent, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {decoded} from '../../lib/decoded';
import styles from './styles.module.css';

/** Where the link leads without script; Docusaurus uses the same id. */
export const CONTENT_ID = '__docusaurus_skipToContent_fallback';

function focusOn(element: HTMLElement | null): void {
  if (element !== null && element.tabIndex < 0) {
    element.setAttribute('tabindex', '-1');
  }
  // src/shell/navigation/scrollPosition.ts decides where the page is scrolled.
  element?.focus({preventScroll: true});
}

/** The part of the page that an address' hash names, or the summary that it is still closed under; null without one. */
function partOf(hash: string): HTMLElement | null {
  const part = document.getElementById(decoded(hash.slice(1)));
  return part?.closest('details:not([open])')?.querySelector('summary') ?? part;
}

/** The path that was shown last. Each page has its own frame, and so its own link, which does not outlive the page. */
let shown: string | undefined;

/**
 * The first link of every page (WCAG 2.4.1). When the path changes, the page's heading takes the focus, or the part of the
 * page that the address names. Changes: the original's region takes it whenever a new entry of the history has no hash, so
 * a new query string would throw a visitor who sets a filter back to the top of the page, and never where the frame is the
 * page's own. Ours moves the focus after Back and Forward, too, and focusing does not scroll.
 */
export default function SkipToContent(): ReactNode {
  const region = useRef<HTMLDivElement>(null);
  const {pathname, hash} = useLocation();

  useEffect(() => {
    if (shown !== undefined && shown !== pathname) {
      focusOn(partOf(hash) ?? document.querySelector<HTMLElement>('h1') ?? region.current);
    }
    shown = pathname;
  }, [pathname, hash]);

  const skip = (event: MouseEvent) => {
    event.preventDefault();
    const main = document.querySelector('main');
    focusOn(main);
    main?.scrollIntoView();
  };
  return (
    <div ref={region} className={styles.region} role="region" aria-label="Skip link">
      {/* A hash of this page: without script the browser follows it, so it must stay a plain link. */}
      <a className={styles.skip} href={`#${CONTENT_ID}`} onClick={skip}>
        Skip to main content
      </a>
    </div>
  );
}
