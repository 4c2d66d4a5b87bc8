import {CONSENT_TITLE_ID, openConsentDialog} from '../../../../features/consent/dialogControl';
import {CONSENT_KEY, parseConsent, type ConsentRecord} from '../../../../features/consent/record';

/** The choice in force, or null. */
export function storedConsent(): ConsentRecord | null {
  try {
    return parseConsent(localStorage.getItem(CONSENT_KEY), new Date());
  } catch {
    return null;
  }
}

/** Shows the prerendered consent dialog where no choice is saved, and moves the focus to its heading. */
export function askForConsent(): void {
  const title = document.getElementById(CONSENT_TITLE_ID);
  const dialog = title?.closest<HTMLElement>('[hidden]');
  if (dialog && !storedConsent()) {
    dialog.hidden = false;
    title?.focus({preventScroll: true});
    // Should React be about to take over.
    openConsentDialog();
  }
}
