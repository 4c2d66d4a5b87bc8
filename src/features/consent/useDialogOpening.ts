import {useEffect, useRef, useState, type RefObject} from 'react';
import {CONSENT_DELAY_MS, onConsentDialogRequest} from './dialogControl';
import {focusQuietly, focusWhenFree, watchKeys} from './focus';
import {readConsent, subscribeConsent} from './store';

/** Closed; opened by the clock; opened because the visitor asked; or shown by the boot script before React was there. */
type State = 'closed' | 'timed' | 'asked' | 'taken over';

/** Where the focus goes when the dialog closes: back, or to the page's content, never to nothing. */
function returnFocus(before: Element | null): void {
  if (before instanceof HTMLElement && before !== document.body && before.isConnected) {
    before.focus({preventScroll: true});
    return;
  }
  const content = document.querySelector('main');
  content?.setAttribute('tabindex', '-1');
  content?.focus({preventScroll: true});
}

/**
 * Opens the consent dialog a second after load where no valid choice is saved, and whenever a visitor asks for it. The
 * focus moves to its heading (at once, or when the visitor is not typing), and back when the dialog closes. A choice
 * made in another tab closes it, too.
 */
export function useDialogOpening(): {
  open: boolean;
  box: RefObject<HTMLDivElement | null>;
  heading: RefObject<HTMLHeadingElement | null>;
} {
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>('closed');
  /** Each request moves the focus to the heading, even while the dialog is open. */
  const [requests, setRequests] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef<Element | null>(null);
  const wasOpen = useRef(false);

  useEffect(watchKeys, []);

  useEffect(() => {
    const dialog = box.current;
    const shown = dialog?.hidden === false;
    if (shown && readConsent() !== null) {
      // Another tab answered after the boot script had shown it.
      dialog.hidden = true;
    }
    const timer = setTimeout(
      () => {
        if (readConsent() === null) {
          setState((now) => (now === 'closed' ? (shown ? 'taken over' : 'timed') : now));
        }
      },
      shown ? 0 : CONSENT_DELAY_MS,
    );
    const endRequests = onConsentDialogRequest(() => {
      setState('asked');
      setRequests((count) => count + 1);
    });
    const endChoices = subscribeConsent(() => {
      if (readConsent() !== null) {
        clearTimeout(timer);
        if (dialog !== null) {
          // The boot script may have shown it since React looked.
          dialog.hidden = true;
        }
        setState('closed');
      }
    });
    return () => {
      clearTimeout(timer);
      endRequests();
      endChoices();
    };
  }, []);

  useEffect(() => {
    const [title, dialog] = [heading.current, box.current];
    if (state === 'closed') {
      const {activeElement} = document;
      if (wasOpen.current && (activeElement === document.body || dialog?.contains(activeElement))) {
        returnFocus(before.current);
      }
    } else if (title !== null && dialog !== null) {
      before.current = dialog.contains(document.activeElement) ? null : document.activeElement;
      if (state === 'asked') {
        focusQuietly(title);
      } else if (state === 'timed') {
        focusWhenFree(title);
      }
    }
    wasOpen.current = state !== 'closed';
  }, [state, requests]);

  return {open: state !== 'closed', box, heading};
}
