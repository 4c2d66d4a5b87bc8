import fc from 'fast-check';
import {CALCULATORS} from '@site/src/features/calculators/all';
import type {Given} from '@site/src/features/calculators/calculator';
import {outcomeOf, startTexts, workOut} from '@site/src/features/calculators/values';
import {figuresOf} from './figures';

/** What the answer says of each holder. */
function rowsOf(given: Given): Record<string, string> {
  const outcome = outcomeOf(CALCULATORS.dilution, startTexts(CALCULATORS.dilution, given));
  return Object.fromEntries('answer' in outcome ? outcome.answer.rows.filter((row) => row !== false) : []);
}

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
    [{pre: 10e6, raise: 1.5e6, notes: '25000:::5000000:20:0'}, 50_000],
    // At 6 million and 5.00 a share the discount gives 4.00 and the cap 4.17, so 6,250 shares, worth 31,250.
    [{pre: 6e6, raise: 1.5e6, notes: '25000:::5000000:20:0'}, 31_250],
    // CCD Law, "Conversion of a convertible note": 100,000 at 8 % for a year, at 20 % off or at a cap of 1 million.
    [{pre: 5e6, raise: 1e6, method: 1, notes: '100000:8:12::20'}, 135_000],
    [{pre: 5e6, raise: 1e6, method: 1, notes: '100000:8:12:1000000:20:1'}, 540_000],
  ])('in %j the note is worth EUR %i', (given, worth) => {
    const {notes = NaN, post = NaN} = figuresOf('dilution', given);
    expect((notes / 100) * post).toBeCloseTo(worth);
  });

  test('post-money SAFEs are their amount over their cap, before the new money', () => {
    // Y Combinator's guide to the post-money SAFE: amount over cap, whatever else converts.
    // 1 million at 10 million is 10 %, 0.6 million at 15 million is 4 %: 86 % are left.
    const safes = {pre: 20e6, notes: '1000000:::10000000::0 600000:::15000000::0'};
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
      notes: '500000:::5000000:20:0',
      shares: 1e6,
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
      earlier: 0,
      proRata: 0,
      price: expect.closeTo(6.3),
      sharesAfter: expect.closeTo(1_587_302, 0),
    });
  });

  test('the pool of a term sheet includes what is unissued: the example of Y Combinator', () => {
    // 10 million shares, of which the founders hold 9.25 and 0.1 are unissued. 5 million on 15, with a pool of 10 %.
    const notes = '200000:::4000000::0 800000:::8000000::0';
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
    const round = {pre: 8e6, raise: 2e6, founder: 1e9 / 10_345_000, poolBefore: 15};
    const held = figuresOf('dilution', {...round, notes: '400000:5:12:3000000:20:1'});
    expect(held.others).toEqual(near(1.9));
    expect((Number(held.notes) / Number(held.founder)) * 10e6).toBeCloseTo(1_448_300, 0);
  });

  const safes = (pre: number, raise: number, pool: number): Given => ({
    ...{pre, raise, shares: 1e7, founder: 92.5, unissued: 1, poolBefore: 100 * pool},
    notes: '200000:::3800000::2 800000:::8000000::0',
  });
  test.each<[Given, after: number, price: number, options: number]>([
    // github.com/1984vc/startup-finance, src/library/__tests__/conversion-solver.ts, "Sanity check our baseline"
    [{pre: 32e6, raise: 8e6, shares: 2e6, notes: '2000000:::10000000::0'}, 3_125_000, 12.8, 0],
    // github.com/1984vc/website, founders-handbook/raising-your-a.md: 8 million at 40 million post-money, a pool of 10 %
    // of which 3 % are there; 791,837 of 3,959,183 shares are sold.
    [
      {quoted: 1, pre: 40e6, raise: 8e6, shares: 2_857_142, founder: 70, unissued: 3, poolBefore: 10},
      3_959_183,
      8e6 / 791_837,
      395_918,
    ],
    // Y Combinator, Safe user guide, appendix II, example 2, questions 2 and 5, as quoted in
    // github.com/ogulcan-ozyavuz/algorithmic-game-theory-for-private-equity, docs/rounds.md: a pre-money SAFE, whose cap
    // counts the new options, beside a post-money one, which converts at the price of the round in the second.
    [safes(15e6, 5e6, 1_800_000 / 17_993_718), 17_993_718, 1.1115, 1_800_000],
    [safes(8.8e6, 2.2e6, 1_675_000 / 16_753_189), 16_753_189, 0.6566, 1_675_000],
    // github.com/sharewave/alanmcgee.github.io, _posts/2015-11-13-pre-post-notes.md: 100,000 at 20 % off, in two ways
    [{pre: 4e6, raise: 1e6, shares: 1e5, notes: '100000::::20'}, 129_032, 38.75, 0],
    [{pre: 4e6, raise: 1e6, shares: 1e5, notes: '100000::::20', method: 1}, 128_125, 40, 0],
    // github.com/Klotzkette/claude-fuer-deutsches-recht/pull/123: 5.2 million on 12, for 41,700 shares of a GmbH
    [{pre: 12e6, raise: 5.2e6, shares: 41_700}, 59_769, 287.77, 0],
    // 1984vc again, "matches our Google Sheet", which rounds shares down and prices to five decimals
    [
      {
        pre: 16.7e6,
        raise: 4e6,
        shares: 1e7,
        founder: 93.90728,
        unissued: 6.09272,
        poolBefore: 10,
        notes: `125000:::${125_000 / 0.07}::0 375000:::10000000::0 475000:::10000000::0 28500:::13000000::0 2997500:::30000000::0`,
      },
      21_040_767,
      0.98381,
      2_104_076,
    ],
  ])('of %j there are %i shares at %d', (given, sharesAfter, price, options) => {
    const figures = figuresOf('dilution', given);
    expect(Math.abs(Number(figures.sharesAfter) / sharesAfter - 1)).toBeLessThan(3e-5);
    expect(Math.abs(Number(figures.price) / price - 1)).toBeLessThan(3e-5);
    expect((Number(figures.pool) / 100) * Number(figures.sharesAfter)).toBeCloseTo(options, -3);
  });

  test('pro rata, an earlier investor of 10 % takes 10 % of the new shares and has 10 % again', () => {
    // costcalculator.calculator.city/?p=49910, "Pro Rata Rights Calculation": 100,000 of 1,000,000 shares; 5 million on 20
    // million at 20.00 a share are 500,000 and 25,000 shares.
    const round = {pre: 20e6, raise: 5e6, founder: 90, shares: 1e6, earlier: '100000:10:1'};
    expect(figuresOf('dilution', round)).toMatchObject({
      price: expect.closeTo(20),
      proRata: expect.closeTo(500_000),
    });
    expect(rowsOf(round)).toMatchObject({
      'Earlier round 1': '8 %, 100,000 shares',
      'Earlier round 1, pro rata': '2 %, 25,000 shares, for EUR 500,000',
      'New investors': '18 %, 225,000 shares, for EUR 4,500,000',
    });
    // Right or none, the founder keeps the same.
    expect(figuresOf('dilution', round).founder).toBe(figuresOf('dilution', {...round, earlier: ''}).founder);
    // help.pulley.com/en/articles/4781654: a SAFE of 10 % buys a tenth of the new shares, and is at 10 % again. New options
    // are left out of its part, and dilute it.
    const safe = {pre: 20e6, raise: 5e6, notes: '1000000:::10000000::0:1'};
    expect(rowsOf({...safe, poolBefore: 0})).toMatchObject({
      'Note 1': '8 %, by its cap',
      'Note 1, pro rata': '2 %, for EUR 500,000',
    });
    expect(figuresOf('dilution', {...safe, poolBefore: 15}).proRata).toBeCloseTo(500_000);
  });

  test.each([
    // github.com/1984vc/startup-finance, src/library/__tests__/cap-table/pre-round.test.ts, "Handle pre-round with pre-money
    // conversion": two post-money SAFEs of 10 and 5 %, and one whose cap counts no notes, which gets 0.07727.
    ['1000000:::10000000::0 1000000:::20000000::0 1000000:::10000000::1', 15 + 7.727],
    // joinef.com/illustrative-cap-tables: a fixed 8 %, 1.25 million at 12.5 million for 10 %, and 1 % for MFN at that cap.
    ['125000:::1562500::0 1250000:::12500000::0 125000:::12500000::0', 19],
  ])('before the new money, mixed notes of %s have %d %%', (notes, share) => {
    expect(figuresOf('dilution', {pre: 40e6, raise: 0, notes}).notes).toBeCloseTo(share, 3);
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

test('notes of mixed kinds each have their own figure, and what their own cap counts', () => {
  const terms = {pre: 12e6, raise: 3e6, founder: 76, unissued: 4, poolBefore: 10};
  const mixed = (safe: number, note: number) => ({
    ...terms,
    notes: `150000:::2000000::${safe} 500000:::6000000::${safe} 1000000:::12000000:20:${safe} 250000:6:18:5000000:20:${note}`,
  });
  expect(figuresOf('dilution', mixed(0, 0)).founder).toEqual(near(36.7));
  expect(figuresOf('dilution', mixed(1, 1)).founder).toEqual(near(39.96));
  expect(figuresOf('dilution', mixed(0, 1)).founder).toEqual(near(37.66));
  // At 12 million the third has its amount over its cap either way, but a fifth off is more.
  expect(rowsOf(mixed(0, 1))).toMatchObject({
    'Note 1': '5.4 %, by its cap',
    'Note 2': '6 %, by its cap',
    'Note 3': '8.3 %, at its discount',
    'Note 4': '2.7 %, by its cap',
  });
});

test('a post-money valuation is the whole company after the round, by every method', () => {
  const terms = {raise: 2e6, founder: 60, unissued: 2, poolBefore: 10, notes: '500000:::5000000:20:1'};
  const before = figuresOf('dilution', {...terms, pre: 8e6});
  for (const method of [0, 1, 2]) {
    expect(figuresOf('dilution', {...terms, pre: 10e6, quoted: 1, method})).toEqual(before);
  }
});

test.each([
  [{pre: 2e6, raise: 2e6, quoted: 1}, /must be more than that/],
  // An address from before each note had its own definition.
  [
    {pre: 1e6, raise: 1e6, notes: '1000:::5000:20'},
    /^Convertibles and SAFEs: Row 1, cap counts: Choose one\.$/,
  ],
  [{pre: 1e6, raise: 1e6, notes: '1000:8:::'}, /Row 1, months: A number is missing here\.$/],
  [{pre: 1e6, raise: 9e6, poolBefore: 20}, /more than the whole company/],
  [{pre: 1e6, raise: 1e6, later: '2000000:1000000:70'}, /more than the whole company/],
  [{pre: 1e6, raise: 1e6, later: '2:1: 3:1: 4:1:'}, /two later rounds at most/],
  [{pre: 1e6, raise: 1e6, founder: 90, unissued: 20}, /add up to more than 100 %/],
  [{pre: 1e6, raise: 1e6, notes: 'many'}, /^Convertibles and SAFEs: Row 1, amount: This is not a number/],
])('%j has no answer', (given, why) => {
  expect(workOut(CALCULATORS.dilution, given)).toEqual({why: expect.stringMatching(why)});
});

const before = {pre: 1e8, raise: 0};

test.each([
  // Holders of notes give up a part of a new pool, unless their cap counts it.
  [{notes: '500000:::5000000:20:0', poolBefore: 0}, 8],
  [{notes: '500000:::5000000:20:0', poolBefore: 10}, 7],
  [{notes: '500000:::5000000:20:0', poolBefore: 20}, 6.25],
  [{notes: '500000:::4000000::1', poolBefore: 10}, 7.78],
  [{notes: '500000:::4000000::2', poolBefore: 10}, 8.89],
  // Caps that leave out all notes, at a high price and before new money.
  [{notes: '500000:::4000000::1', ...before}, 11.11],
  [{notes: '500000:::4000000::1 500000:::4000000::1', ...before}, 20],
  [{notes: '500000:::4000000::1 500000:::8000000::1', ...before}, 15.79],
  [{notes: '300000:::3000000::1 700000:::10000000::1', ...before}, 14.53],
  [{notes: '250000:::2000000::1 1500000:::12000000::1', ...before}, 20],
])('with %j, notes are %f %%', (given, share) => {
  expect(figuresOf('dilution', {pre: 8e6, raise: 2e6, ...given}).notes).toEqual(near(share));
});

test('all shares are from 0 to 100 %, and together 100, whatever the terms', () => {
  const percent = fc.integer({min: 0, max: 50});
  const money = fc.integer({min: 1, max: 1e8});
  const rows = (...cells: fc.Arbitrary<number | string>[]) =>
    fc.array(fc.tuple(...cells), {maxLength: 2}).map((all) => all.map((row) => row.join(':')).join(' '));
  const [choice, right] = [fc.nat(2), fc.nat(1)];
  const given = fc.record({
    pre: money,
    raise: money,
    founder: percent,
    poolBefore: percent,
    unissued: percent,
    poolAfter: percent,
    quoted: fc.nat(1),
    method: fc.nat(2),
    notes: rows(money, percent, percent, fc.oneof(money, fc.constant('')), percent, choice, right),
    earlier: rows(money, fc.integer({min: 1, max: 20}), right),
    later: rows(money, money, percent),
  });
  fc.assert(
    fc.property(given, (terms) => {
      const {figures} = workOut(CALCULATORS.dilution, terms);
      if (figures !== undefined) {
        const {founder, others, earlier, investors, notes, pool, founder2 = 0, founder3 = 0} = figures;
        const shares = [founder, others, earlier, investors, notes, pool].map(Number);
        expect(shares.reduce((one, other) => one + other)).toBeCloseTo(100, 6);
        expect([...shares, founder2, founder3].filter((share) => share < 0 || share > 100.000001)).toEqual(
          [],
        );
      }
    }),
  );
});
