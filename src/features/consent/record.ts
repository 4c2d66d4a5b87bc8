/** What a visitor has agreed to, as it is kept under `CONSENT_KEY`. */
export interface ConsentRecord {
  preferences: {necessary: true; analytics: boolean; marketing: boolean};
  /** ISO 8601. */
  timestamp: string;
  version: typeof CONSENT_VERSION;
}

/** The categories a visitor can choose; "necessary" cannot be switched off. */
export const CATEGORIES = ['analytics', 'marketing'] as const;
export type Category = (typeof CATEGORIES)[number];
export type Choice = Record<Category, boolean>;

/** The storage key of the record, for the dialog and the privacy page alike. */
export const CONSENT_KEY = 'user-consent';
const CONSENT_VERSION = '1.0';
/** A choice is asked for again after this many months. */
const VALID_MONTHS = 12;

export const NOTHING: Choice = {analytics: false, marketing: false};
export const EVERYTHING: Choice = {analytics: true, marketing: true};

/** A record of a choice made now. */
export function createConsent(choice: Choice, now: Date): ConsentRecord {
  const {analytics, marketing} = choice;
  return {
    preferences: {necessary: true, analytics, marketing},
    timestamp: now.toISOString(),
    version: CONSENT_VERSION,
  };
}

/** A point in time as ISO 8601 writes it: seconds, with or without a fraction, and a zone. */
const ISO_TIME = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

/** The time in an ISO 8601 text, or null; JavaScript itself would read 30 February as 2 March. */
function parseTime(text: unknown): Date | null {
  const day = typeof text === 'string' ? ISO_TIME.exec(text)?.[1] : undefined;
  const exists = day !== undefined && new Date(day).toISOString().startsWith(day);
  return exists ? new Date(text as string) : null;
}

/** Whether a value is an object with just these keys of its own, in any order; `keys` is sorted. */
function hasExactly<K extends string>(value: unknown, keys: readonly K[]): value is Record<K, unknown> {
  return typeof value === 'object' && value !== null && Object.keys(value).sort().join() === keys.join();
}

/**
 * The record in a stored text, or null. Fails closed: only a complete record of the current version, neither expired
 * nor dated in the future, counts; anything else is as if no choice had been made.
 */
export function parseConsent(text: string | null, now: Date): ConsentRecord | null {
  try {
    const stored: unknown = JSON.parse(text ?? '');
    if (!hasExactly(stored, ['preferences', 'timestamp', 'version']) || stored.version !== CONSENT_VERSION) {
      return null;
    }
    const {preferences} = stored;
    if (!hasExactly(preferences, ['analytics', 'marketing', 'necessary']) || preferences.necessary !== true) {
      return null;
    }
    const {analytics, marketing} = preferences;
    const given = parseTime(stored.timestamp);
    if (typeof analytics !== 'boolean' || typeof marketing !== 'boolean' || given === null) {
      return null;
    }
    const expires = new Date(given).setUTCMonth(given.getUTCMonth() + VALID_MONTHS);
    const inForce = given <= now && now.getTime() < expires;
    return inForce ? createConsent({analytics, marketing}, given) : null;
  } catch {
    return null;
  }
}

/** What a record grants; nothing where there is none. */
export function grantedBy(record: ConsentRecord | null): Choice {
  return record === null
    ? NOTHING
    : {analytics: record.preferences.analytics, marketing: record.preferences.marketing};
}
