import fc from 'fast-check';
import {CALCULATORS} from '@site/src/features/calculators/all';
import type {Given} from '@site/src/features/calculators/calculator';
import {outcomeOf} from '@site/src/features/calculators/values';
import {filledFrom, queryOf} from '@site/src/features/calculators/whose';
import {figuresOf} from './figures';

const {dilution, waterfall} = CALCULATORS;

/** What the waterfall is handed by a link of dilution's answer; undefined where there is no answer. */
function handedOn(given: Given): Given | undefined {
  const {texts} = filledFrom(dilution, given);
  const outcome = outcomeOf(dilution, texts);
  const next = 'answer' in outcome ? outcome.answer.next?.[0] : undefined;
  return next ? next.given : undefined;
}

/** The whole table that dilution asks for, of a founder alone. */
const ALONE = {raise: 0, founder: 100, poolBefore: 0, unissued: 0};

/** The same after it went through an address. */
function figuresAfter(given: Given) {
  const query = queryOf(waterfall, filledFrom(waterfall, given));
  const {texts} = filledFrom(waterfall, Object.fromEntries(new URLSearchParams(query)));
  return figuresOf('waterfall', {...texts, price: Number(given.price), yours: Number(given.yours)});
}

test('founders who hold everything are handed on, though rounded shares come to 100.01 %', () => {
  const given = {...ALONE, pre: 1_500_000, raise: 250_000, notes: '250000:::3000000::0'};
  const handed = handedOn(given) ?? {};
  expect(handed.price).toBe(1_750_000);
  expect(figuresAfter(handed).others).toBe(0);
  // As addresses had it before: 71.43 and two times 14.29.
  const rounded = {price: 1_750_000, yours: 71.43, classes: '250000:14.29:1:0::1 250000:14.29:1:0::1'};
  expect(figuresOf('waterfall', rounded).others).toBe(0);
  expect(() => figuresOf('waterfall', {...rounded, yours: 71.5})).toThrow(/more than 100 %/);
});

test.each([
  // Three SAFEs and a note are paid one by one, the note with its interest of 22,500.
  [5e6, 50_468],
  [7e6, 1_323_811],
  [9e6, 2_512_417],
  [12e6, 4_096_686],
])('sold for %d, notes that convert each for itself leave %d', (price, yours) => {
  const notes = '150000:::2000000::0 500000:::6000000::0 1000000:::12000000:20:0 250000:6:18:5000000:20:0';
  const given = {...ALONE, pre: 12e6, raise: 3e6, founder: 76, unissued: 4, poolBefore: 10, notes};
  expect(Math.abs(Number(figuresAfter({...handedOn(given), price}).yours) - yours)).toBeLessThan(2);
});

test('today’s preferred shares, each note, the round with its pro rata, and later rounds are a class each', () => {
  const handed = handedOn({
    ...ALONE,
    pre: 8e6,
    raise: 2e6,
    founder: 60,
    earlier: '600000:10:1 900000:5:0',
    notes: '250000:6:18:5000000:20:1:1',
    later: '20000000:5000000:10',
  });
  expect(String(handed?.classes).replaceAll(/(?<= |^)([\d.]+):\S+/g, '$1')).toBe(
    '600000 900000 272500 2000000 5000000',
  );
  expect(handed?.price).toBe(25e6);
});

const rowsOf = (text: string) =>
  text
    .split(' ')
    .filter(Boolean)
    .map((row) => row.split(':').map(Number));
const percent = fc.integer({min: 0, max: 20});
const money = fc.integer({min: 1, max: 1e7});
const right = fc.nat(1);
const rows = (maxLength: number, ...cells: fc.Arbitrary<number | string>[]) =>
  fc.array(fc.tuple(...cells), {maxLength}).map((all) => all.map((row) => row.join(':')).join(' '));
const table = fc.record({
  pre: money,
  raise: money,
  founder: fc.constantFrom(100, 60, 33.333),
  poolBefore: percent,
  unissued: fc.constantFrom(0, 5),
  earlier: fc.oneof(fc.constant(''), rows(3, money, fc.integer({min: 1, max: 10}), right)),
  notes: rows(5, money, percent, percent, fc.oneof(money, fc.constant('')), percent, fc.nat(2), right),
  later: rows(2, money, money, percent),
  poolAfter: percent,
  method: fc.nat(2),
});

test('between dilution and waterfall nothing is lost or made, whatever the table', () => {
  fc.assert(
    fc.property(table, (given) => {
      const handed = handedOn(given);
      fc.pre(handed !== undefined);
      const figures = figuresOf('dilution', given);
      const {founder, founder2 = founder, founder3 = founder2} = figures;
      expect(Number(handed.yours)).toBeCloseTo(Number(founder3), 4);
      const classes = rowsOf(String(handed.classes));
      expect(classes.map(([paid]) => paid)).toEqual(
        [
          ...rowsOf(given.earlier).map(([paid = 0]) => paid),
          ...rowsOf(given.notes).map(
            ([amount = 0, rate = 0, term = 0]) => amount * (1 + (rate * term) / 1200),
          ),
          given.raise,
          ...rowsOf(given.later).map(([, paid = 0]) => paid),
        ].map((paid) => expect.closeTo(paid, 1) as number),
      );
      const preferred = classes.reduce((sum, [, share = 0]) => sum + share, 0);
      if (given.later === '') {
        const {earlier, notes, investors} = figures;
        expect(preferred).toBeCloseTo(Number(earlier) + Number(notes) + Number(investors), 3);
      }
      const {yours = NaN, others = NaN, investors = NaN} = figuresAfter(handed);
      expect(Math.abs((yours + others + investors) / Number(handed.price) - 1)).toBeLessThan(1e-9);
      expect(Math.min(yours, others, investors)).toBeGreaterThan(-1);
    }),
    {numRuns: 60},
  );
});
