import {isObject} from '../../lib/record';

export interface ConsentRecord {
  preferences: {necessary: true; analytics: boolean; marketing: boolean};
  /** ISO 8601. */
  timestamp: string;
  version: typeof CONSENT_VERSION;
}

/** What a visitor can choose; "necessary" is always on. */
export const CATEGORIES = ['analytics', 'marketing'] as const;
export type Category = (typeof CATEGORIES)[number];
export type Choice = Record<Category, boolean>;

export const CONSENT_KEY = 'user-consent';
/** A record of any other version counts as no choice. */
export const CONSENT_VERSION = '1.0';
/** After this, the visitor is asked again. */
const VALID_MONTHS = 12;

/** The two choices with a button of their own. */
export const NOTHING: Choice = {analytics: false, marketing: false};
export const EVERYTHING: Choice = {analytics: true, marketing: true};

/** A choice made at `now`, as it is kept in the browser. */
export const createConsent = ({analytics, marketing}: Choice, now: Date): ConsentRecord => ({
  preferences: {necessary: true, analytics, marketing},
  timestamp: now.toISOString(),
  version: CONSENT_VERSION,
});

/** A record as parsed, its values not yet checked. */
export interface StoredConsent extends Partial<Record<'timestamp' | 'version', unknown>> {
  preferences: Partial<Record<keyof ConsentRecord['preferences'], unknown>>;
}

const isStored = (value: unknown): value is StoredConsent =>
  isObject(value) && 'preferences' in value && isObject(value.preferences);

/** ISO 8601, with or without fractions of a second; the first group is the day. */
const ISO_TIME = /^([\d-]{10})T[\d:.]+(?:Z|[+-]\d\d:\d\d)$/;

/** Null where the day does not exist: JavaScript would read 30 February as 2 March. */
function parseTime(value: unknown): Date | null {
  const [text, day] = (typeof value === 'string' ? ISO_TIME.exec(value) : null) ?? [];
  return text !== undefined && day !== undefined && new Date(day).toISOString().startsWith(day)
    ? new Date(text)
    : null;
}

/** Fails closed: only a complete, unexpired record of this version, not dated in the future, is a choice. */
export function parseConsent(text: string | null, now: Date): ConsentRecord | null {
  try {
    const stored: unknown = JSON.parse(text ?? '');
    if (!isStored(stored)) {
      return null;
    }
    const {preferences, timestamp, version} = stored;
    const {necessary, analytics, marketing} = preferences;
    const given = parseTime(timestamp);
    // All three known fields are required below, so three keys means no others.
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

/** What a record allows; nothing where there is none. */
export function grantedBy(record: ConsentRecord | null): Choice {
  return record === null
    ? NOTHING
    : {analytics: record.preferences.analytics, marketing: record.preferences.marketing};
}
