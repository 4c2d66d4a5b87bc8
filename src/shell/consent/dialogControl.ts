/** How long after load the dialog opens where no choice is saved. */
export const CONSENT_DELAY_MS = 1_000;

/** Id of the dialog's heading, by which the boot script finds the dialog. */
export const CONSENT_TITLE_ID = 'consent-title';

const EVENT = 'open-consent';

/** Opens the consent dialog again, from anywhere on the page. */
export function openConsentDialog(): void {
  window.dispatchEvent(new Event(EVENT));
}

/** Calls back when a visitor asks for the dialog; returns the function that ends it. */
export function onConsentDialogRequest(listener: () => void): () => void {
  window.addEventListener(EVENT, listener);
  return () => window.removeEventListener(EVENT, listener);
}
