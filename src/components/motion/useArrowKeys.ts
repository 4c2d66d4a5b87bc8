import {useEffect, type RefObject} from 'react';
import {hasModifier, isComposing} from '../ui/clicks';

/** Elements that use the arrow keys themselves, and separate regions. */
const WIDGETS =
  'a, button, input, select, textarea, summary, dialog, [role=dialog], [contenteditable], [tabindex]:not([tabindex="-1"])';

const STEPS: Readonly<Record<string, number>> = {ArrowLeft: -1, ArrowRight: 1};

/** At least half of the element or of the window. */
function isInView(element: Element): boolean {
  const {top, bottom, height} = element.getBoundingClientRect();
  const visible = Math.min(bottom, window.innerHeight) - Math.max(top, 0);
  return visible * 2 >= Math.min(height, window.innerHeight);
}

/** Calls `move` with -1 or 1 while `root` is in view, unless the focus is in a widget outside it. */
export function useArrowKeys(root: RefObject<HTMLElement | null>, move: (step: number) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      const {current: element} = root;
      if (
        step === undefined ||
        element === null ||
        hasModifier(event) ||
        isComposing(event) ||
        event.defaultPrevented
      ) {
        return;
      }
      const target = event.target instanceof Element ? event.target : document.body;
      if (element.contains(target) || (target.closest(WIDGETS) === null && isInView(element))) {
        event.preventDefault();
        move(step);
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [root, move]);
}
