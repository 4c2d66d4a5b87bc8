import {useEffect, type RefObject} from 'react';

/**
 * Keeps the end of the page and the focused element clear of a box open at the bottom of the window (WCAG 2.4.11). CSS
 * reads its height from `--consent-height`.
 */
export function useBottomInset(box: RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    const element = box.current;
    if (!open || element === null) {
      return undefined;
    }
    const root = document.documentElement;
    const observer = new ResizeObserver(() => {
      root.style.setProperty(
        '--consent-height',
        `${window.innerHeight - element.getBoundingClientRect().top}px`,
      );
    });
    observer.observe(element);
    // Browsers do not scroll to a focused element that is in the window but covered. Pointer focus is left alone: what
    // was pressed must not move from under the pointer.
    const uncover = ({target}: FocusEvent) => {
      if (target instanceof Element && !element.contains(target) && target.matches(':focus-visible')) {
        const [own, over] = [target.getBoundingClientRect(), element.getBoundingClientRect()];
        if (own.bottom > over.top && own.right > over.left && own.left < over.right) {
          target.scrollIntoView({block: 'center'});
        }
      }
    };
    document.addEventListener('focusin', uncover);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', uncover);
      root.style.removeProperty('--consent-height');
    };
  }, [box, open]);
}
