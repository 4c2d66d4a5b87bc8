import {useEffect, useRef} from 'react';
import {
  CONSENT_DELAY_MS,
  coveredBy,
  focusQuietly,
  focusWhenFree,
  keepClearOf,
  onConsentDialogRequest,
  watchKeys,
} from './dialogControl';
import {readConsent, subscribeConsent} from './store';

/** Back to where the focus was, or else to the page's content, so that it is never lost. */
function returnFocus(before: HTMLElement | null): void {
  before?.focus({preventScroll: true});
  // An element that is hidden or gone does not take the focus.
  if (document.activeElement !== before) {
    const content = document.querySelector('main');
    content?.setAttribute('tabindex', '-1');
    content?.focus({preventScroll: true});
  }
}

/**
 * Opens the dialog a second after load if no valid choice is saved, and on request; a choice in any tab closes it. Its
 * heading takes the focus, at once or when the visitor is not typing, and gives it back on closing. Its state is the
 * `hidden` attribute, because the boot script may show it before or while React takes over: React renders it once.
 */
export function useDialogOpening(onClose: () => void) {
  const box = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(watchKeys, []);

  useEffect(() => {
    const [dialog, title] = [box.current, heading.current];
    if (dialog === null || title === null) {
      return undefined;
    }
    let before: HTMLElement | null = null;
    const remember = (element: EventTarget | null) => {
      const outside = element instanceof HTMLElement && element !== document.body;
      before = outside && !dialog.contains(element) ? element : null;
    };
    // The dialog may take the focus seconds after it opens, from another element by then.
    const onEnter = ({relatedTarget}: FocusEvent) => remember(relatedTarget);
    const open = (takeFocus?: (element: HTMLElement) => void) => {
      dialog.hidden = false;
      remember(document.activeElement);
      dialog.addEventListener('focusin', onEnter, {once: true});
      takeFocus?.(title);
    };
    const close = () => {
      const {activeElement} = document;
      const hadFocus = activeElement === document.body || dialog.contains(activeElement);
      dialog.hidden = true;
      onClose();
      if (hadFocus) {
        // Later: what had the focus before may go away with this choice.
        setTimeout(returnFocus, 0, before);
      }
    };
    const onChoice = () => {
      if (!dialog.hidden && readConsent() !== null) {
        close();
      }
    };
    const timer = setTimeout(() => {
      if (dialog.hidden && readConsent() === null) {
        open(focusWhenFree);
      }
    }, CONSENT_DELAY_MS);
    if (!dialog.hidden) {
      open();
      onChoice();
    }
    const observer = new ResizeObserver(() => keepClearOf(dialog, dialog.hidden ? 0 : coveredBy(dialog)));
    observer.observe(dialog);
    const endRequests = onConsentDialogRequest(() => open(focusQuietly));
    const endChoices = subscribeConsent(onChoice);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      endRequests();
      endChoices();
    };
  }, [onClose]);

  return {box, heading};
}
