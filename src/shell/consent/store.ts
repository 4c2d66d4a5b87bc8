import {readStored, subscribeStored, writeStored} from '../storage/safeStorage';
import {deleteCookies} from './cookies';
import {
  CATEGORIES,
  CONSENT_KEY,
  createConsent,
  parseConsent,
  type Choice,
  type ConsentRecord,
} from './record';

/** Fired on `window` after every save; its detail is the record. */
export const CONSENT_EVENT = 'consent-changed';

/** The choice in force at this moment, or null. */
export function readConsent(): ConsentRecord | null {
  return parseConsent(readStored(CONSENT_KEY), new Date());
}

/**
 * Saves a choice made now and announces it on `window`. The known first-party cookies of every category that the
 * choice does not grant are deleted, after the announcement has stopped what sets them.
 */
export function saveConsent(choice: Choice): void {
  const record = createConsent(choice, new Date());
  writeStored(CONSENT_KEY, JSON.stringify(record));
  window.dispatchEvent(new CustomEvent(CONSENT_EVENT, {detail: record}));
  CATEGORIES.filter((category) => !choice[category]).forEach(deleteCookies);
}

/** Calls back when another choice is stored, here or in another tab; returns the function that ends it. */
export function subscribeConsent(listener: () => void): () => void {
  let before = readStored(CONSENT_KEY);
  return subscribeStored(() => {
    const now = readStored(CONSENT_KEY);
    if (now !== before) {
      before = now;
      listener();
    }
  });
}
