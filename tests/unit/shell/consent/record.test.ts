import fc from 'fast-check';
import {
  createConsent,
  EVERYTHING,
  grantedBy,
  NOTHING,
  parseConsent,
  type Choice,
} from '@site/src/shell/consent/record';

const NOW = new Date('2026-03-01T12:00:00.000Z');
const valid = createConsent(EVERYTHING, new Date('2026-02-01T12:00:00.000Z'));
const parse = (value: unknown) =>
  parseConsent(typeof value === 'string' ? value : JSON.stringify(value), NOW);
const anyChoice: fc.Arbitrary<Choice> = fc.record({analytics: fc.boolean(), marketing: fc.boolean()});

test('a choice made now is read back as it was, and grants just what it says', () => {
  fc.assert(
    fc.property(anyChoice, (choice) => {
      const record = createConsent(choice, NOW);
      expect(parse(record)).toEqual(record);
      expect(grantedBy(record)).toEqual(choice);
      expect(record.preferences.necessary).toBe(true);
      expect(record.version).toBe('1.0');
    }),
  );
});

test.each([
  ['another order of fields', {version: '1.0', timestamp: valid.timestamp, preferences: valid.preferences}],
  ['a time without milliseconds', {...valid, timestamp: '2026-02-01T12:00:00Z'}],
  ['a time of another zone', {...valid, timestamp: '2026-02-01T14:00:00+02:00'}],
])('%s is the same record', (_name, value) => {
  expect(parse(value)).toEqual(valid);
});

test('no record grants nothing', () => {
  expect(grantedBy(parseConsent(null, NOW))).toEqual(NOTHING);
});

test.each([
  ['corrupt JSON', '{"preferences":'],
  ['null', null],
  ['a list', [valid]],
  ['no preferences', {timestamp: valid.timestamp, version: '1.0'}],
  ['a list as preferences', {...valid, preferences: []}],
  ['necessary switched off', {...valid, preferences: {...valid.preferences, necessary: false}}],
  ['necessary missing', {...valid, preferences: EVERYTHING}],
  ['analytics as a text', {...valid, preferences: {...valid.preferences, analytics: 'true'}}],
  ['marketing as a number', {...valid, preferences: {...valid.preferences, marketing: 1}}],
  ['marketing missing', {...valid, preferences: {necessary: true, analytics: true}}],
  ['a category we do not know', {...valid, preferences: {...valid.preferences, profiling: true}}],
  ['a field we do not know', {...valid, note: 'x'}],
  ['an old version', {...valid, version: '0.9'}],
  ['a version that is a number', {...valid, version: 1}],
  ['no timestamp', {preferences: valid.preferences, version: '1.0'}],
  ['a timestamp that is none', {...valid, timestamp: 'yesterday'}],
  ['a day alone', {...valid, timestamp: '2026-02-01'}],
  ['a day that does not exist', {...valid, timestamp: '2026-02-30T12:00:00.000Z'}],
  ['a timestamp in the future', {...valid, timestamp: '2026-03-01T12:00:00.001Z'}],
  ['a record of 12 months ago', {...valid, timestamp: '2025-03-01T12:00:00.000Z'}],
  ['inherited fields', '{"__proto__":{"preferences":{"necessary":true,"analytics":true,"marketing":true}}}'],
])('%s grants nothing', (_name, value) => {
  expect(parse(value)).toBeNull();
});

test('a record is good until the last moment of its twelve months', () => {
  expect(parse({...valid, timestamp: '2025-03-01T12:00:00.001Z'})).not.toBeNull();
});
