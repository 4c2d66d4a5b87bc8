/** What a visitor has agreed to. */
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

/** A record of a choice made now. */
export function createConsent(choice: Choice, now: Date): ConsentRecord {
  const {analytics, marketing} = choice;
  return {
    preferences: {necessary: true, analytics, marketing},
    timestamp: now.toISOString(),
    version: CONSENT_VERSION,
  };
}

/**
 * The record in a stored text, or null. Fails closed: only a record of the current version, as `createConsent` writes
 * it, that is neither expired nor dated in the future counts; anything else is as if no choice had been made.
 */
export function parseConsent(text: string | null, now: Date): ConsentRecord | null {
  try {
    const stored = JSON.parse(text ?? '') as {preferences: Record<string, unknown>; timestamp: string};
    const {analytics, marketing} = stored.preferences;
    const given = new Date(stored.timestamp);
    const expires = new Date(given).setUTCMonth(given.getUTCMonth() + VALID_MONTHS);
    // Not an ISO date, a field too many, a text where a boolean belongs: none of them comes out again as it went in.
    const record = createConsent({analytics: analytics === true, marketing: marketing === true}, given);
    const same = JSON.stringify(record) === JSON.stringify(stored);
    return same && given <= now && now.getTime() < expires ? record : null;
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
