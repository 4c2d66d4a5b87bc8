import {readStored, subscribeStored, writeStored} from '../storage/safeStorage';
import {
  CATEGORIES,
  CONSENT_KEY,
  createConsent,
  parseConsent,
  type Category,
  type Choice,
  type ConsentRecord,
} from './record';

/** Names of the first-party cookies that each category's providers set; a trailing `*` means any ending. */
const COOKIES: Record<Category, readonly string[]> = {
  analytics: ['_ga', '_ga_*', '_gid', '_gat*'],
  marketing: ['_gcl_*', '_fbp', '_fbc', '_ttp', '_tt_*', '__kla_id'],
};

function matches(name: string, pattern: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}

/** The host and each of its parent domains: a cookie is only deleted under the domain it was set for. */
function domainsOf(hostname: string): string[] {
  const parts = hostname.split('.');
  return parts.map((_, index) => parts.slice(index).join('.'));
}

/** Deletes the known first-party cookies of a category that has been withdrawn. */
function deleteCookies(category: Category): void {
  const names = document.cookie.split(';').map((pair) => pair.split('=')[0]?.trim() ?? '');
  for (const name of names.filter((each) => COOKIES[category].some((pattern) => matches(each, pattern)))) {
    const expired = `${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`;
    document.cookie = expired;
    for (const domain of domainsOf(window.location.hostname)) {
      document.cookie = `${expired}; domain=${domain}`;
    }
  }
}

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
