import {readStored, subscribeStored, writeStored} from '../storage/safeStorage';
import {CONSENT_KEY, createConsent, parseConsent, type Choice, type ConsentRecord} from './record';

/** Fired on `window` after every save; its detail is the record. */
export const CONSENT_EVENT = 'consent-changed';

/** The choice in force at this moment, or null. */
export function readConsent(): ConsentRecord | null {
  return parseConsent(readStored(CONSENT_KEY), new Date());
}

/** Saves a choice made now, and notifies the page. */
export function saveConsent(choice: Choice): void {
  const record = createConsent(choice, new Date());
  writeStored(CONSENT_KEY, JSON.stringify(record));
  window.dispatchEvent(new CustomEvent(CONSENT_EVENT, {detail: record}));
}

/** Calls back when the choice may have changed, here or in another tab; gives the function that ends it. */
export const subscribeConsent = subscribeStored;
