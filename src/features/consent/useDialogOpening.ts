import {useEffect, useRef, useState, type RefObject} from 'react';
import {onConsentDialogRequest} from './dialogControl';
import {readConsent, subscribeConsent} from './store';

/** How long after load the dialog opens where no choice is saved (specification 1 section 9). */
const DELAY_MS = 1_000;

interface Opening {
  open: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
}

/**
 * Opens the consent dialog a second after load where no valid choice is saved, and whenever it is asked for. The focus
 * moves to its heading, and back to where it was when the dialog closes. A choice made in another tab closes it, too.
 */
export function useDialogOpening(): Opening {
  const [open, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef<Element | null>(null);

  useEffect(() => {
    const timer = setTimeout(() => setOpen(readConsent() === null), DELAY_MS);
    const endRequests = onConsentDialogRequest(() => setOpen(true));
    const endChoices = subscribeConsent(() => {
      if (readConsent() !== null) {
        clearTimeout(timer);
        setOpen(false);
      }
    });
    return () => {
      clearTimeout(timer);
      endRequests();
      endChoices();
    };
  }, []);

  useEffect(() => {
    if (open) {
      before.current = document.activeElement;
      heading.current?.focus({preventScroll: true});
    } else if (before.current instanceof HTMLElement && before.current !== document.body) {
      before.current.focus({preventScroll: true});
    }
  }, [open]);

  return {open, heading};
}
