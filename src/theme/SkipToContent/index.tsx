import {useEffect, useRef, type MouseEvent} from 'react';
import {useLocation} from '@docusaurus/router';
import clsx from 'clsx';
import {decoded} from '../../lib/decoded';
import styles from './styles.module.css';

/** The link's target without script; Docusaurus uses the same id. */
export const CONTENT_ID = '__docusaurus_skipToContent_fallback';

function focusOn(element: HTMLElement | null): void {
  if (element !== null && element.tabIndex < 0) {
    element.setAttribute('tabindex', '-1');
  }
  // src/shell/navigation/scrollPosition.ts scrolls the page.
  element?.focus({preventScroll: true});
}

/** The hash's element, or the closed summary that hides it. */
function partOf(hash: string): HTMLElement | null {
  const part = document.getElementById(decoded(hash.slice(1)));
  return part?.closest('details:not([open])')?.querySelector('summary') ?? part;
}

/** Module state, because each page renders its own link anew. */
let shown: string | undefined;

/**
 * The first link of every page (WCAG 2.4.1). When the path changes, the heading or the hash's element takes the focus,
 * without scrolling. Changes: the original moves the focus on every new history entry without a hash, so setting a
 * filter would send a visitor back to the top; and it does not on Back, on Forward or where the page has its own frame.
 */
export default function SkipToContent() {
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
      <a className={clsx('strong', styles.skip)} href={`#${CONTENT_ID}`} onClick={skip}>
        Skip to main content
      </a>
    </div>
  );
}
