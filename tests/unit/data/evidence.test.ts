import {isOld, withAge} from '@site/src/data/evidence/age';
import {arithmeticInWords, reviewInWords} from '@site/src/data/evidence/text';
import {EVIDENCE} from '../support/evidence';

test.each([
  ['2026-11-21', '2027-11-21', false],
  ['2026-11-21', '2027-11-22', true],
  ['2024-02-29', '2025-03-01', true],
  ['2026-11-21', '2026-11-21', false],
])('a review of %s is over a year old on %s: %s', (on, today, old) => {
  expect(isOld(on, today)).toBe(old);
});

test('a review says its day and team, and that it is old where it is', () => {
  const words = (today: string) => {
    const {reviewed} = withAge({reviewed: EVIDENCE.reviewed}, today);
    return reviewInWords(reviewed);
  };
  expect(words('2026-12-01')).toBe('Last reviewed on 21 November 2026: Lifecycle team.');
  expect(words('2028-12-01')).toMatch(/over a year ago/);
});

test.each<[string | [string, string], string]>([
  ['50 * 40 / 28', '50 × 40 ÷ 28'],
  ['(690/510 - 1)*100', '(690 ÷ 510 − 1) × 100'],
  ['sqrt(3^2)', 'square root of (3²)'],
  ['1200000 * 0.1234', '1,200,000 × 0.1234'],
  [['2000 / 28', '2800 / 28'], '2,000 ÷ 28 to 2,800 ÷ 28'],
  [
    'testSize(rate: 5, change: 20).perGroup * 2',
    'per group from the test size calculator (rate 5, change 20) × 2',
  ],
  ['reorder(intervals: "30 41").median', 'median from the reorder calculator (intervals 30 41)'],
])('%s reads %s', (is, words) => {
  expect(arithmeticInWords(is)).toBe(words);
});
