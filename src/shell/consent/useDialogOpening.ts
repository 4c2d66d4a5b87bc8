import {useEffect, useRef, useState, type RefObject} from 'react';
import {
  CONSENT_DELAY_MS,
  focusQuietly,
  focusWhenFree,
  onConsentDialogRequest,
  watchKeys,
} from './dialogControl';
import {readConsent, subscribeConsent} from './store';

/** "taken over": the boot script showed it before React was there. */
type State = 'closed' | 'timed' | 'asked' | 'taken over';

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
 * Opens the dialog a second after load if no valid choice is saved, and on request. Its heading takes the focus, at
 * once or when the visitor is not typing, and gives it back on closing. A choice in another tab closes it, too.
 */
export function useDialogOpening(): {
  open: boolean;
  box: RefObject<HTMLDivElement | null>;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Call on any use of the dialog, which the boot script may have shown after React looked. */
  takeOver: () => void;
} {
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>('closed');
  /** Counts requests and choices: each moves the focus, even when the state stays the same. */
  const [turns, setTurns] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  /** What had the focus before the dialog. */
  const before = useRef<HTMLElement | null>(null);
  /** Whether the last choice closed it. */
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
        // Shown by the boot script after React looked, so the state does not change.
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
      // The dialog may take the focus seconds later, from another element by then.
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
