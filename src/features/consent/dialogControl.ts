const EVENT = 'gfn-open-consent';

/** Opens the consent dialog again, from anywhere on the page. */
export function openConsentDialog(): void {
  window.dispatchEvent(new Event(EVENT));
}

/** Calls back when somebody asks for the dialog; gives the function that ends it. */
export function onConsentDialogRequest(listener: () => void): () => void {
  window.addEventListener(EVENT, listener);
  return () => window.removeEventListener(EVENT, listener);
}
