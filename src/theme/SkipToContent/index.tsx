import {useEffect, useRef, type MouseEvent, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {CONTENT_ID} from './contentId';
import styles from './styles.module.css';

function focusOn(element: HTMLElement | null): void {
  element?.setAttribute('tabindex', '-1');
  // Where the page is scrolled to is for src/features/navigation/scrollPosition.ts to say.
  element?.focus({preventScroll: true});
}

/**
 * The first link of every page (WCAG 2.4.1); it takes the focus when the path changes. Docusaurus' own takes it when
 * the query string changes, too: that would throw a visitor who sets a filter back to the top of the page.
 */
export default function SkipToContent(): ReactNode {
  const region = useRef<HTMLDivElement>(null);
  const {pathname, hash} = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current !== pathname) {
      shown.current = pathname;
      if (hash === '') {
        focusOn(region.current);
      }
    }
  }, [pathname, hash]);

  const skip = (event: MouseEvent) => {
    event.preventDefault();
    const main = document.querySelector('main');
    focusOn(main);
    main?.scrollIntoView();
  };
  return (
    <div ref={region} role="region" aria-label="Skip to main content">
      {/* A hash of this page: without script the browser follows it, so it must stay a plain link. */}
      <a className={styles.skip} href={`#${CONTENT_ID}`} onClick={skip}>
        Skip to main content
      </a>
    </div>
  );
}
