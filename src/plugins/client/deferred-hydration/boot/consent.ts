import {CONSENT_TITLE_ID} from '../../../../features/consent/dialogControl';
import {focusWhenFree} from '../../../../features/consent/focus';
import {CONSENT_KEY, parseConsent, type ConsentRecord} from '../../../../features/consent/record';

/** The choice in force, or null. */
export function storedConsent(): ConsentRecord | null {
  try {
    return parseConsent(localStorage.getItem(CONSENT_KEY), new Date());
  } catch {
    return null;
  }
}

/** Shows the prerendered consent dialog where no choice is saved; its heading gets the focus when the visitor is not typing. */
export function askForConsent(): void {
  const title = document.getElementById(CONSENT_TITLE_ID);
  const dialog = title?.closest<HTMLElement>('[hidden]');
  if (title && dialog && !storedConsent()) {
    dialog.hidden = false;
    focusWhenFree(title, dialog);
  }
}
