import {useEffect, type RefObject} from 'react';

/** The tab is hidden, the window loses focus, or the focus leaves `region`. */
export function useLeaving(
  region: RefObject<HTMLElement | null>,
  active: boolean,
  onLeave: () => void,
): void {
  useEffect(() => {
    const element = region.current;
    if (!active || !element) {
      return undefined;
    }
    const onVisibility = () => {
      if (document.hidden) {
        onLeave();
      }
    };
    const onFocusOut = ({relatedTarget}: FocusEvent) => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) {
        onLeave();
      }
    };
    const controller = new AbortController();
    const {signal} = controller;
    document.addEventListener('visibilitychange', onVisibility, {signal});
    window.addEventListener('blur', onLeave, {signal});
    element.addEventListener('focusout', onFocusOut, {signal});
    return () => controller.abort();
  }, [region, active, onLeave]);
}
