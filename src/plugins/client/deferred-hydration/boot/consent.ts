import {
  CONSENT_TITLE_ID,
  coveredBy,
  focusWhenFree,
  keepClearOf,
} from '../../../../shell/consent/dialogControl';
import {CONSENT_KEY, CONSENT_VERSION, type StoredConsent} from '../../../../shell/consent/record';

const YEAR_MS = 365 * 24 * 60 * 60 * 1_000;

/** Whether a choice of the current version and of the last year is stored. The whole check follows with React. */
export function hasChosen(): boolean {
  try {
    const {timestamp, version} = JSON.parse(localStorage[CONSENT_KEY] as string) as StoredConsent;
    // What is dated in the future has an age below zero.
    return version === CONSENT_VERSION && YEAR_MS / (Date.now() - Date.parse(timestamp as string)) > 1;
  } catch {
    return false;
  }
}

/** Shows the prerendered consent dialog where no choice is saved; its heading gets the focus when the visitor is not typing. */
export function askForConsent(): void {
  const title = document.querySelector<HTMLElement>(`[hidden] #${CONSENT_TITLE_ID}`);
  const dialog = title?.closest<HTMLElement>('[hidden]');
  if (title && dialog && !hasChosen()) {
    dialog.hidden = false;
    keepClearOf(dialog, coveredBy(dialog));
    focusWhenFree(title);
  }
}
