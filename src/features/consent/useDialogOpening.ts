import {useEffect, useRef, useState, type RefObject} from 'react';
import {CONSENT_DELAY_MS, onConsentDialogRequest, openConsentDialog} from './dialogControl';
import {readConsent, subscribeConsent} from './store';

interface Opening {
  open: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
}

/**
 * Opens the consent dialog a second after load where no valid choice is saved, and whenever it is asked for. The focus
 * moves to its heading, and back to where it was when the dialog closes. A choice made in another tab closes it, too.
 * Where the boot script has shown the dialog already (src/plugins/client/deferred-hydration), its state is taken over.
 */
export function useDialogOpening(): Opening {
  const [open, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef<Element | null>(null);
  const taken = useRef(false);

  useEffect(() => {
    const timer = setTimeout(() => setOpen(readConsent() === null), CONSENT_DELAY_MS);
    const endRequests = onConsentDialogRequest(() => setOpen(true));
    const dialog = heading.current?.closest<HTMLElement>('[role="dialog"]');
    if (dialog?.hidden === false) {
      // Another tab may have answered meanwhile.
      dialog.hidden = readConsent() !== null;
      if (!dialog.hidden) {
        taken.current = true;
        openConsentDialog();
      }
    }
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
    if (open && taken.current) {
      taken.current = false;
    } else if (open) {
      before.current = document.activeElement;
      heading.current?.focus({preventScroll: true});
    } else if (before.current instanceof HTMLElement && before.current !== document.body) {
      before.current.focus({preventScroll: true});
    }
  }, [open]);

  return {open, heading};
}
