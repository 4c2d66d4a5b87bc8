import {dropStored, readStored, subscribeStored, writeStored} from '../storage/safeStorage';
import {
  CATEGORIES,
  CONSENT_KEY,
  createConsent,
  parseConsent,
  type Category,
  type Choice,
  type ConsentRecord,
} from './record';

/** First-party cookies that each category's providers set. */
const COOKIES: Record<Category, RegExp> = {
  analytics: /^(_ga|_gid|_gaexp|_opt_expid|FPLC|AMP_TOKEN)$|^_(ga_|gat|dc_gtm_)/,
  marketing: /^_(fbp|fbc|ttp|_kla_id|_gads)$|^_(gcl_|gac_|tt_)/,
};

/** Deletes what the providers of a category have set: a cookie only goes under the domain and the path it was set for. */
function deleteCookies(category: Category): void {
  const {hostname, pathname} = window.location;
  const hosts = hostname.split('.').map((_, index, parts) => `; domain=${parts.slice(index).join('.')}`);
  const paths = pathname.split('/').flatMap((_, index, parts) => {
    const path = parts.slice(0, index + 1).join('/');
    return [path, `${path}/`];
  });
  const names = document.cookie.split(';').map((pair) => pair.split('=')[0]?.trim() ?? '');
  for (const name of names.filter((each) => COOKIES[category].test(each))) {
    for (const where of ['', ...hosts].flatMap((host) => paths.map((path) => `${host}; path=${path}`))) {
      document.cookie = `${name}=; max-age=0${where}`;
    }
  }
  if (category === 'marketing') {
    // The same provider's, of the click on an advertisement.
    dropStored('_gcl_ls');
  }
}

/** Fired on `window` after every save, with the record as its detail. */
export const CONSENT_EVENT = 'consent-changed';

/** The stored choice; null where there is none that is valid today. */
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

/** Calls `listener` when the choice changes, in this tab or another; returns what ends that. */
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
