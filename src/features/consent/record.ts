/** What a visitor has agreed to (specification 1 section 3, "Consent record"). */
export interface ConsentRecord {
  preferences: {necessary: true; analytics: boolean; marketing: boolean};
  /** ISO 8601, UTC. */
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

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function hasExactly(value: Record<string, unknown>, keys: readonly string[]): boolean {
  return Object.keys(value).length === keys.length && keys.every((key) => Object.hasOwn(value, key));
}

/** Whether a timestamp is a real moment, not in the future, and not older than a choice may be. */
function isCurrent(timestamp: string, now: Date): boolean {
  const given = new Date(timestamp);
  if (Number.isNaN(given.getTime()) || given.toISOString() !== timestamp || given > now) {
    return false;
  }
  const expires = new Date(given);
  expires.setUTCMonth(expires.getUTCMonth() + VALID_MONTHS);
  return now < expires;
}

/**
 * The record in a stored text, or null. Fails closed: only a whole record of the current version that is neither
 * expired nor dated in the future counts; anything else is as if no choice had been made.
 */
export function parseConsent(text: string | null, now: Date): ConsentRecord | null {
  let value: unknown;
  try {
    value = JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
  if (!isObject(value) || !hasExactly(value, ['preferences', 'timestamp', 'version'])) {
    return null;
  }
  const {preferences, timestamp, version} = value;
  const valid =
    version === CONSENT_VERSION &&
    typeof timestamp === 'string' &&
    isCurrent(timestamp, now) &&
    isObject(preferences) &&
    hasExactly(preferences, ['necessary', ...CATEGORIES]) &&
    preferences.necessary === true &&
    CATEGORIES.every((category) => typeof preferences[category] === 'boolean');
  return valid ? (value as unknown as ConsentRecord) : null;
}

/** A record of a choice made now. */
export function createConsent(choice: Choice, now: Date): ConsentRecord {
  const {analytics, marketing} = choice;
  return {
    preferences: {necessary: true, analytics, marketing},
    timestamp: now.toISOString(),
    version: CONSENT_VERSION,
  };
}

/** What a record grants; nothing where there is none. */
export function grantedBy(record: ConsentRecord | null): Choice {
  return record === null
    ? NOTHING
    : {analytics: record.preferences.analytics, marketing: record.preferences.marketing};
}
