import fc from 'fast-check';
import {CALCULATORS} from '@site/src/features/calculators/all';
import {workOut} from '@site/src/features/calculators/values';
import {figuresOf} from './figures';

/** To the two decimals that guides print. */
const near = (share: number) => expect.closeTo(share, 2) as number;

describe('worked examples of public guides', () => {
  test('the option pool shuffle of Venture Hacks: EUR 8 million before the round are 6', () => {
    // 6 million shares, 8 million before the round, 2 million new, options for 20 % of the company made before it: the
    // price is 1.00 in place of 1.33. 10 million shares afterwards: 6 of the founders, 2 new, 2 for options.
    const given = {pre: 8e6, raise: 2e6, poolBefore: 20};
    const figures = figuresOf('dilution', given);
    expect(figures).toMatchObject({
      founder: expect.closeTo(60),
      investors: expect.closeTo(20),
      pool: expect.closeTo(20),
    });
    expect(figures.effective).toBeCloseTo(6e6);
    // Made after the round, the same options take a fifth from everyone: 80 % of 80 and of 20.
    expect(figuresOf('dilution', {pre: 8e6, raise: 2e6, poolAfter: 20})).toMatchObject({
      founder: expect.closeTo(64),
      investors: expect.closeTo(16),
      founderValue: expect.closeTo(8e6),
    });
  });

  test.each([
    // FundersClub, "Convertible note, cap and discount": 25,000 at a cap of 5 million and a discount of 20 %.
    // At 10 million before the round and 5.00 a share the cap gives 2.50, so 10,000 shares, worth 50,000.
    [{pre: 10e6, raise: 1.5e6, notes: '25000:::5000000:20'}, 50_000],
    // At 6 million and 5.00 a share the discount gives 4.00 and the cap 4.17, so 6,250 shares, worth 31,250.
    [{pre: 6e6, raise: 1.5e6, notes: '25000:::5000000:20'}, 31_250],
    // CCD Law, "Conversion of a convertible note": 100,000 at 8 % for a year, at 20 % off or at a cap of 1 million.
    [{pre: 5e6, raise: 1e6, capCounts: 1, method: 1, notes: '100000:8:12::20'}, 135_000],
    [{pre: 5e6, raise: 1e6, capCounts: 1, method: 1, notes: '100000:8:12:1000000:20'}, 540_000],
  ])('in %j the note is worth EUR %i', (given, worth) => {
    const {notes = NaN, post = NaN} = figuresOf('dilution', given);
    expect((notes / 100) * post).toBeCloseTo(worth);
  });

  test('post-money SAFEs are their amount over their cap, before the new money', () => {
    // Y Combinator's guide to the post-money SAFE: amount over cap, whatever else converts.
    // 1 million at 10 million is 10 %, 0.6 million at 15 million is 4 %: 86 % are left.
    const safes = {pre: 20e6, notes: '1000000:::10000000 600000:::15000000'};
    expect(figuresOf('dilution', {...safes, raise: 0})).toMatchObject({
      founder: expect.closeTo(86),
      notes: expect.closeTo(14),
    });
    // A fifth is sold: 20 of 25 million. All before it keep 80 % of what they had.
    expect(figuresOf('dilution', {...safes, raise: 5e6})).toMatchObject({
      founder: expect.closeTo(68.8),
      notes: expect.closeTo(11.2),
      investors: expect.closeTo(20),
    });
  });

  test('everything at once, counted in shares by hand', () => {
    // 1,000,000 shares, 60 % of them the founder's. The note is a tenth of 1,111,111. Those are 70 % of 1,587,302, of
    // which 158,730 are options and 317,460 new. The new 2 million pay 6.30 each: 6.30 * 1,269,841 before it is 8 million,
    // and 600,000 shares are worth 3.78 million. At 6.30 less 20 % the note would have had only 99,206.
    const figures = figuresOf('dilution', {
      pre: 8e6,
      raise: 2e6,
      founder: 60,
      poolBefore: 10,
      notes: '500000:::5000000:20',
    });
    expect(figures).toEqual({
      founder: expect.closeTo(37.8),
      others: expect.closeTo(25.2),
      investors: expect.closeTo(20),
      notes: expect.closeTo(7),
      pool: expect.closeTo(10),
      topUp: expect.closeTo(10),
      post: 10e6,
      effective: expect.closeTo(6.3e6),
      founderValue: expect.closeTo(3.78e6),
    });
  });

  test('the pool of a term sheet includes what is unissued: the example of Y Combinator', () => {
    // 10 million shares, of which the founders hold 9.25 and 0.1 are unissued. 5 million on 15, with a pool of 10 %.
    const notes = '200000:::4000000 800000:::8000000';
    const given = {pre: 15e6, raise: 5e6, founder: 92.5, unissued: 1, poolBefore: 10, notes};
    expect(figuresOf('dilution', given)).toMatchObject({
      founder: near(51.54),
      pool: near(10),
      topUp: near(9.44),
    });
    // A pool that is large enough already is not topped up.
    expect(figuresOf('dilution', {...given, unissued: 7.5, poolBefore: 2}).topUp).toBe(0);
  });

  test.each([
    // Cooley GO, "Calculating share price with outstanding convertible notes or SAFEs": 1 million of notes at 30 % off.
    [30, [65.71, 14.29, 20], [70, 12.5, 17.5], [68.83, 12.99, 18.18]],
    // The same at 20 % off.
    [20, [67.5, 12.5, 20], [71.11, 11.11, 17.78], [70.45, 11.36, 18.18]],
  ])('the three methods with notes at %i %% off', (discount, ...methods) => {
    for (const [method, shares] of methods.entries()) {
      const given = {pre: 8e6, raise: 2e6, notes: `1000000::::${discount}`, method};
      const {founder, notes, investors} = figuresOf('dilution', given);
      expect([founder, notes, investors]).toEqual(shares.map(near));
    }
  });

  test('a pool, and notes with interest', () => {
    // American Bar Association, "Understanding the basics of cap table math in start-ups", example 2.
    const bar = {pre: 15e6, raise: 1e6, poolBefore: 15, notes: '500000::::20'};
    expect(figuresOf('dilution', bar)).toMatchObject({
      founder: near(74.84),
      notes: near(3.91),
      investors: near(6.25),
    });
    // Holloway, "Angel Investing": 420,000 at 0.29 a share, a cap of 3 million for 10,345,000 shares, are 1,448,299.
    // After a pool of 15 % and a round of 20 %, employees with 345,000 shares have 1.90 %.
    const round = {pre: 8e6, raise: 2e6, founder: 1e9 / 10_345_000, poolBefore: 15, capCounts: 1};
    const held = figuresOf('dilution', {...round, notes: '400000:5:12:3000000:20'});
    expect(held.others).toEqual(near(1.9));
    expect((Number(held.notes) / Number(held.founder)) * 10e6).toBeCloseTo(1_448_300, 0);
  });

  test('three rounds of "How founder equity evolves", Build with Plonk: 30, 11.25 and 7.27 %', () => {
    const later = '5000000:5000000:12.5 20000000:10000000:2';
    const {founder, founder2, founder3} = figuresOf('dilution', {
      pre: 1e6,
      raise: 1e6,
      poolBefore: 20,
      later,
    });
    expect([founder, founder2, founder3]).toEqual([near(30), near(11.25), expect.closeTo(7.27, 1)]);
  });
});

test.each([
  [{pre: 1e6, raise: 9e6, poolBefore: 20}, /more than the whole company/],
  [{pre: 1e6, raise: 1e6, later: '2000000:1000000:70'}, /more than the whole company/],
  [{pre: 1e6, raise: 1e6, later: '2:1: 3:1: 4:1:'}, /two later rounds at most/],
  [{pre: 1e6, raise: 1e6, founder: 90, unissued: 20}, /more than 100 % together/],
  [{pre: 1e6, raise: 1e6, notes: 'many'}, /^Convertibles and SAFEs: Row 1, amount: This is not a number/],
])('%j has no answer', (given, why) => {
  expect(workOut(CALCULATORS.dilution, given)).toEqual({why: expect.stringMatching(why)});
});

const before = {pre: 1e8, raise: 0, capCounts: 1};

test.each([
  // Holders of notes give up a part of a new pool, unless their cap counts it.
  [{notes: '500000:::5000000:20', poolBefore: 0}, 8],
  [{notes: '500000:::5000000:20', poolBefore: 10}, 7],
  [{notes: '500000:::5000000:20', poolBefore: 20}, 6.25],
  [{notes: '500000:::4000000', poolBefore: 10, capCounts: 1}, 7.78],
  [{notes: '500000:::4000000', poolBefore: 10, capCounts: 2}, 8.89],
  // Caps that leave out all notes, at a high price and before new money.
  [{notes: '500000:::4000000', ...before}, 11.11],
  [{notes: '500000:::4000000 500000:::4000000', ...before}, 20],
  [{notes: '500000:::4000000 500000:::8000000', ...before}, 15.79],
  [{notes: '300000:::3000000 700000:::10000000', ...before}, 14.53],
  [{notes: '250000:::2000000 1500000:::12000000', ...before}, 20],
])('with %j, notes are %f %%', (given, share) => {
  expect(figuresOf('dilution', {pre: 8e6, raise: 2e6, ...given}).notes).toEqual(near(share));
});

test('all shares are from 0 to 100 %, and together 100, whatever the terms', () => {
  const percent = fc.integer({min: 0, max: 50});
  const money = fc.integer({min: 1, max: 1e8});
  const rows = (...cells: fc.Arbitrary<number | string>[]) =>
    fc.array(fc.tuple(...cells), {maxLength: 2}).map((all) => all.map((row) => row.join(':')).join(' '));
  const given = fc.record({
    pre: money,
    raise: money,
    founder: percent,
    poolBefore: percent,
    unissued: percent,
    poolAfter: percent,
    capCounts: fc.nat(2),
    method: fc.nat(2),
    notes: rows(money, percent, percent, fc.oneof(money, fc.constant('')), percent),
    later: rows(money, money, percent),
  });
  fc.assert(
    fc.property(given, (terms) => {
      const {figures} = workOut(CALCULATORS.dilution, terms);
      if (figures !== undefined) {
        const {founder, others, investors, notes, pool, founder2 = 0, founder3 = 0} = figures;
        const shares = [founder, others, investors, notes, pool].map(Number);
        expect(shares.reduce((one, other) => one + other)).toBeCloseTo(100, 6);
        expect([...shares, founder2, founder3].filter((share) => share < 0 || share > 100.000001)).toEqual(
          [],
        );
      }
    }),
  );
});
