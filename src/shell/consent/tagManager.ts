import {CATEGORIES, grantedBy, NOTHING, type Choice} from './record';
import {readConsent, subscribeConsent} from './store';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Consent mode v2: the signals that each category grants. */
const SIGNALS = {
  analytics: ['analytics_storage'],
  marketing: ['ad_storage', 'ad_user_data', 'ad_personalization'],
} as const;

function signalsFor(choice: Choice): Record<string, 'granted' | 'denied'> {
  return Object.fromEntries(
    CATEGORIES.flatMap((category) =>
      SIGNALS[category].map((signal) => [signal, choice[category] ? 'granted' : 'denied']),
    ),
  );
}

/** The tag manager reads only `arguments` objects from the data layer, not arrays. */
function command(..._words: unknown[]): void {
  window.dataLayer ??= [];
  // eslint-disable-next-line prefer-rest-params -- an array would not be read
  window.dataLayer.push(arguments);
}

function loadScript(id: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

/**
 * Denies everything first, loads the manager with the first grant, passes on every change. Returns a function that
 * stops.
 */
export function startTagManager(id: string): () => void {
  let before: Choice = NOTHING;
  let loaded = false;
  command('consent', 'default', {
    ...signalsFor(NOTHING),
    functionality_storage: 'denied',
    personalization_storage: 'denied',
    security_storage: 'granted',
  });

  const apply = () => {
    const now = grantedBy(readConsent());
    if (CATEGORIES.every((category) => now[category] === before[category])) {
      return;
    }
    command('consent', 'update', signalsFor(now));
    before = now;
    // What differs from what was in force before the first change, nothing, grants something.
    if (!loaded) {
      loaded = true;
      window.dataLayer?.push({'gtm.start': Date.now(), event: 'gtm.js'});
      loadScript(id);
    }
  };
  apply();
  return subscribeConsent(apply);
}
