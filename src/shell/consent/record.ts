import {isObject} from '../../lib/record';

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
/** A record of another version counts as no choice. */
export const CONSENT_VERSION = '1.0';
/** A choice is asked for again after this many months. */
const VALID_MONTHS = 12;

/** The two choices with their own button. */
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

/** What may be in storage: the fields of a record, with unchecked values. */
export interface StoredConsent extends Partial<Record<'timestamp' | 'version', unknown>> {
  preferences: Partial<Record<keyof ConsentRecord['preferences'], unknown>>;
}

const isStored = (value: unknown): value is StoredConsent =>
  isObject(value) && 'preferences' in value && isObject(value.preferences);

/** A time as ISO 8601 writes it, with or without a fraction of a second; the first group is its day. */
const ISO_TIME = /^([\d-]{10})T[\d:.]+(?:Z|[+-]\d\d:\d\d)$/;

/** The time in an ISO 8601 text, or null where the day does not exist: JavaScript would read 30 February as 2 March. */
function parseTime(value: unknown): Date | null {
  const [text, day] = (typeof value === 'string' ? ISO_TIME.exec(value) : null) ?? [];
  return text !== undefined && day !== undefined && new Date(day).toISOString().startsWith(day)
    ? new Date(text)
    : null;
}

/**
 * The record in a stored text, or null. Fails closed: only a complete record of the current version, neither expired
 * nor dated in the future, counts; anything else is as if no choice had been made.
 */
export function parseConsent(text: string | null, now: Date): ConsentRecord | null {
  try {
    const stored: unknown = JSON.parse(text ?? '');
    if (!isStored(stored)) {
      return null;
    }
    const {preferences, timestamp, version} = stored;
    const {necessary, analytics, marketing} = preferences;
    const given = parseTime(timestamp);
    // With three fields that are known, no other is among three.
    const complete = [stored, preferences].every((fields) => Object.keys(fields).length === 3);
    if (
      !complete ||
      version !== CONSENT_VERSION ||
      necessary !== true ||
      typeof analytics !== 'boolean' ||
      typeof marketing !== 'boolean' ||
      given === null
    ) {
      return null;
    }
    const expires = new Date(given).setUTCMonth(given.getUTCMonth() + VALID_MONTHS);
    return given <= now && now.getTime() < expires ? createConsent({analytics, marketing}, given) : null;
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
