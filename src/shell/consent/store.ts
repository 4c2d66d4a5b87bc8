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

/** First-party cookies that each category's providers set; a trailing `*` is a wildcard. */
const COOKIES: Record<Category, readonly string[]> = {
  analytics: ['_ga', '_ga_*', '_gid', '_gat*'],
  marketing: ['_gcl_*', '_fbp', '_fbc', '_ttp', '_tt_*', '__kla_id'],
};

function matches(name: string, pattern: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}

/** The host and its parent domains: a cookie can only be deleted under the domain it was set for. */
function domainsOf(hostname: string): string[] {
  const parts = hostname.split('.');
  return parts.map((_, index) => parts.slice(index).join('.'));
}

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

/** Fired on `window` after every save, with the record as its detail. */
export const CONSENT_EVENT = 'consent-changed';

export function readConsent(): ConsentRecord | null {
  return parseConsent(readStored(CONSENT_KEY), new Date());
}

/** Announces the choice before deleting cookies, so that whatever sets them has stopped. */
export function saveConsent(choice: Choice): void {
  const record = createConsent(choice, new Date());
  writeStored(CONSENT_KEY, JSON.stringify(record));
  window.dispatchEvent(new CustomEvent(CONSENT_EVENT, {detail: record}));
  CATEGORIES.filter((category) => !choice[category]).forEach(deleteCookies);
}

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
