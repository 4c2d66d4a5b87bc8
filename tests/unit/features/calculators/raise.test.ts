import fc from 'fast-check';
import {waterfall, type ShareClass} from '@site/src/features/calculators/lib/waterfall';
import {CALCULATORS} from '@site/src/features/calculators/all';
import {outcomeOf, startTexts} from '@site/src/features/calculators/values';
import {figuresOf} from './figures';

/** 3 million for a fifth, once. */
const FIFTH = {share: 20, preference: 3, participating: false, cap: Infinity, rank: 1};

test.each([
  // Price, and what the fifth gets: converting or not, participating, participating up to twice.
  [2, 2, 2, 2],
  [5, 3, 3.4, 3.4],
  [10, 3, 4.4, 4.4],
  [15, 3, 5.4, 5.4],
  [20, 4, 6.4, 6],
  [40, 8, 10.4, 8],
])('sold for %d, a fifth with three million first', (sale, converting, participating, capped) => {
  expect(waterfall(sale, [FIFTH])[0]).toBeCloseTo(converting);
  expect(waterfall(sale, [{...FIFTH, participating: true}])[0]).toBeCloseTo(participating);
  expect(waterfall(sale, [{...FIFTH, participating: true, cap: 6}])[0]).toBeCloseTo(capped);
});

describe('worked examples of public guides', () => {
  test.each([
    // ICanPitch, "Liquidation preference waterfall analysis": 10 million for a fifth, once and non-participating.
    ['10:20:1:0', 15, 10],
    ['10:20:1:0', 100, 20],
    // The same guide: 30 million of preferences take all of 30 million.
    ['30:40:1:0', 30, 30],
    // Fundwave, "The perils of liquidation waterfall, part 2": 5 million for 37.5 % before 3 million for 25 %, both
    // participating up to twice. Ordinary shares join in above 8 million, and get 37.5 % of the ninth.
    ['5:37.5:1:2:2:1 3:25:1:2:2:2', 4, 4],
    ['5:37.5:1:2:2:1 3:25:1:2:2:2', 8, 8],
    ['5:37.5:1:2:2:1 3:25:1:2:2:2', 9, 8 + 0.625],
    // Feld and Mendelson, Venture Deals, chapter 4, as quoted in github.com/collapsed-stacks/onstartups, questions/34194: 50
    // million for 60 %, sold for 100, without and with participation.
    ['50:60:1:0', 100, 60],
    ['50:60:1:1', 100, 80],
  ])('of %s at %d the classes get %d', (classes, sale, investors) => {
    expect(figuresOf('waterfall', {price: sale, yours: 10, classes}).investors).toBeCloseTo(investors);
  });

  test.each([
    // solutioninn.com/study-help/questions/a-vcbacked-company-has-agreed-to-be-acquired-assume-there-9828362, the second of
    // its answers: B of 10 million for half, before A of 3 million for 15 %, neither participating. Ordinary shares get 2.
    ['3:15:1:0::2 10:50:1:0::1', 35, 15, [3, 10], 2],
    // staging.datadriveninvestor.com/?p=26071, "Common? Preferred? Founder?", a bad exit: 10 in A, 20 in B, which is first.
    ['10:25:1:0::2 20:40:1:0::1', 35, 25, [5, 20], 0],
    // github.com/Ceesaxp/liqpref-waterfall-py, tests/test_waterfall_algorithm.py: of two rounds only the second converts;
    // three rounds in turn; and a first one that takes what there is before the second.
    ['5:10:1:0::1 1:40:1:0::2', 50, 10, [5, 2.22], 25 / 9],
    ['1:10:1:0::1 2:10:1:0::2 3:10:1:0::3', 70, 10, [1, 2, 3], 4],
    ['2:10:1:0::1 3:10:1:0::2', 80, 3, [2, 1], 0],
  ])(
    'of %s with %d %% ordinary shares, sold for %d, each class gets its own',
    (classes, yours, price, paid, left) => {
      const given = startTexts(CALCULATORS.waterfall, {price, yours, classes});
      const outcome = outcomeOf(CALCULATORS.waterfall, given);
      const rows = 'answer' in outcome ? outcome.answer.rows.filter((row) => row !== false) : [];
      expect(rows.filter(([label]) => label.startsWith('Class')).map(([, value]) => value)).toEqual(
        paid.map((each) => expect.stringMatching(new RegExp(`^EUR ${each},`)) as string),
      );
      expect(figuresOf('waterfall', {price, yours, classes}).yours).toBeCloseTo(left);
    },
  );

  test.each([
    // Directive 98/7/EC, annex III, part B: 1,000 repaid with 1,200 after a year and a half; then with 50 kept back.
    [{amount: 1000, fee: 20, repaid: 2, months: 18}, 12.92],
    [{amount: 1000, fee: 20, repaid: 2, months: 18, kept: 50}, 16.85],
    // Paid back evenly, 8 % are by Newton's method on the same sum:
    [{amount: 100_000, fee: 8, months: 4}, 45.5],
    [{amount: 100_000, fee: 8, months: 6}, 30.5],
    [{amount: 100_000, fee: 8, months: 9}, 20.6],
    [{amount: 100_000, fee: 8, months: 12}, 15.4],
  ])('%j costs %d %% a year', (given, yearly) => {
    expect(figuresOf('advance', given).yearly).toBeCloseTo(yearly, yearly > 20 ? 0 : 1);
  });
});

test.each([
  // The last part of a month is paid on the day when it ends: 72 after a month, 36 after a month and a half.
  [1.5, 121],
  [2.5, 72.6],
  [4.5, 40.8],
])('8 %% over %d months cost %d %% a year, evenly or out of revenue', (months, yearly) => {
  const advance = {amount: 100_000, fee: 8};
  expect(figuresOf('advance', {...advance, months}).yearly).toBeCloseTo(yearly, yearly > 100 ? 0 : 1);
  const revenue = 108_000 / months;
  expect(figuresOf('advance', {...advance, repaid: 1, share: 100, revenue})).toMatchObject({
    yearly: expect.closeTo(Number(figuresOf('advance', {...advance, months}).yearly)),
    months: expect.closeTo(months),
  });
});

test('one payment on one day costs the same, whatever it is called', () => {
  const given = {amount: 100_000, fee: 8, months: 0.5};
  expect(figuresOf('advance', given).yearly).toBeCloseTo(534, 0);
  expect(figuresOf('advance', {...given, repaid: 2}).yearly).toBeCloseTo(
    Number(figuresOf('advance', given).yearly),
  );
});

test('an advance of which next to nothing arrives is as dear as can be, not free', () => {
  const texts = startTexts(CALCULATORS.advance, {amount: 100_000, fee: 8, months: 6, kept: 99_999});
  const outcome = outcomeOf(CALCULATORS.advance, texts);
  expect(outcome).toMatchObject({
    answer: {sentence: expect.stringMatching(/more than 1,000,000 % a year\./)},
  });
  expect(outcome).toMatchObject({answer: {chart: undefined}});
});

test('an advance that is repaid from revenue is repaid when the share has brought it in', () => {
  const given = {amount: 100_000, fee: 8, repaid: 1, share: 12, revenue: 150_000};
  // 18,000 a month: six months to the day.
  expect(figuresOf('advance', given)).toMatchObject({months: 6, cost: 8000});
  expect(figuresOf('advance', given).yearly).toBeCloseTo(
    Number(figuresOf('advance', {amount: 100_000, fee: 8, months: 6}).yearly),
  );
});

const shareClass = fc.record({
  share: fc.double({min: 1, max: 12, noNaN: true}),
  preference: fc.double({min: 0, max: 20, noNaN: true}),
  participating: fc.boolean(),
  cap: fc.constantFrom(Infinity, 20, 40),
  rank: fc.constantFrom(1, 2),
});

test('nothing is lost or made, and no class would have had more as ordinary shares at any higher price', () => {
  fc.assert(
    fc.property(
      fc.array<ShareClass>(shareClass, {maxLength: 6}),
      fc.integer({min: 0, max: 500}),
      (classes, sale) => {
        const paid = waterfall(sale, classes);
        const left = sale - paid.reduce((sum, each) => sum + each, 0);
        const ordinary = 100 - classes.reduce((sum, {share}) => sum + share, 0);
        expect(Math.min(left, ...paid)).toBeGreaterThanOrEqual(-1e-9);
        for (const [index, {share}] of classes.entries()) {
          // Who converts has as much a share as ordinary shares have; who does not has at least that.
          expect((paid[index] ?? 0) / share).toBeGreaterThanOrEqual(
            Math.min(left / ordinary, sale / 100) * (1 - 1e-6) - 1e-9,
          );
        }
      },
    ),
    {numRuns: 500},
  );
});

test('the class of the first rank is paid whole before the next', () => {
  const first: ShareClass = {share: 20, preference: 10, participating: false, cap: Infinity, rank: 1};
  expect(waterfall(12, [first, {...first, rank: 2}])).toEqual([10, 2]);
  expect(waterfall(12, [{...first, rank: 2}, first])).toEqual([2, 10]);
});
