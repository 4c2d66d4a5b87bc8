import {useEffect, useRef, useState, type RefObject} from 'react';
import {
  CONSENT_DELAY_MS,
  focusQuietly,
  focusWhenFree,
  onConsentDialogRequest,
  watchKeys,
} from './dialogControl';
import {readConsent, subscribeConsent} from './store';

/** Closed; opened by the clock; opened because the visitor asked; or shown by the boot script before React was there. */
type State = 'closed' | 'timed' | 'asked' | 'taken over';

/** Where the focus goes when the dialog closes: back, or to the page's content, never to nothing. */
function returnFocus(before: HTMLElement | null): void {
  before?.focus({preventScroll: true});
  // What is hidden or gone by now has not taken it.
  if (document.activeElement !== before) {
    const content = document.querySelector('main');
    content?.setAttribute('tabindex', '-1');
    content?.focus({preventScroll: true});
  }
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
  /** Call when a visitor uses the dialog: the boot script may have shown it after React looked. */
  takeOver: () => void;
} {
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>('closed');
  /** Each request moves the focus to the heading, even while the dialog is open, and each choice moves it on. */
  const [turns, setTurns] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  /** What had the focus before something in the dialog had it. */
  const before = useRef<HTMLElement | null>(null);
  /** Whether the choice just made has closed it. */
  const wasShown = useRef(false);

  useEffect(watchKeys, []);

  useEffect(() => {
    const dialog = box.current;
    const isShown = () => dialog?.hidden === false;
    if (dialog !== null && isShown() && readConsent() !== null) {
      // Another tab answered after the boot script had shown it.
      dialog.hidden = true;
    }
    const timer = setTimeout(
      () => {
        if (readConsent() === null) {
          const next = isShown() ? 'taken over' : 'timed';
          setState((now) => (now === 'closed' ? next : now));
        }
      },
      isShown() ? 0 : CONSENT_DELAY_MS,
    );
    const endRequests = onConsentDialogRequest(() => {
      setState('asked');
      setTurns((count) => count + 1);
    });
    const endChoices = subscribeConsent(() => {
      if (readConsent() !== null) {
        clearTimeout(timer);
        setState('closed');
        // The boot script may have shown it since React looked, whose state is the same then.
        if (dialog !== null && isShown()) {
          dialog.hidden = true;
          wasShown.current = true;
          setTurns((count) => count + 1);
        }
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
    const ended = new AbortController();
    if (state === 'closed') {
      const {activeElement} = document;
      if (wasShown.current && (activeElement === document.body || dialog?.contains(activeElement))) {
        returnFocus(before.current);
      }
      wasShown.current = false;
    } else if (title !== null && dialog !== null) {
      const remember = (element: EventTarget | null) => {
        const outside = element instanceof HTMLElement && element !== document.body;
        before.current = outside && !dialog.contains(element) ? element : null;
      };
      remember(document.activeElement);
      // It may be seconds until the dialog takes the focus, from something else by then.
      const onEnter = ({relatedTarget}: FocusEvent) => remember(relatedTarget);
      dialog.addEventListener('focusin', onEnter, {once: true, signal: ended.signal});
      if (state === 'asked') {
        focusQuietly(title);
      } else if (state === 'timed') {
        focusWhenFree(title);
      }
    }
    return () => ended.abort();
  }, [state, turns]);

  const takeOver = () => setState((now) => (now === 'closed' ? 'taken over' : now));
  return {open: state !== 'closed', box, heading, takeOver};
}
