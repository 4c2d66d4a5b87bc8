import {CALCULATORS} from '@site/src/features/calculators/all';
import {workOut} from '@site/src/features/calculators/values';
import {parseList} from '@site/src/features/calculators/lib/parse';
import {figuresOf} from './figures';

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
    {pre: 10e6, worth: 50_000},
    // At 6 million and 5.00 a share the discount gives 4.00 and the cap 4.17, so 6,250 shares, worth 31,250.
    {pre: 6e6, worth: 31_250},
  ])('a note of FundersClub at a round of EUR $pre is worth EUR $worth', ({pre, worth}) => {
    const {notes = NaN, post = NaN} = figuresOf('dilution', {
      pre,
      raise: 1.5e6,
      notes: '25000',
      caps: '5000000',
      discount: 20,
    });
    expect((notes / 100) * post).toBeCloseTo(worth);
  });

  test('post-money SAFEs are their amount over their cap, before the new money', () => {
    // Y Combinator's guide to the post-money SAFE: amount over cap, whatever else converts.
    // 1 million at 10 million is 10 %, 0.6 million at 15 million is 4 %: 86 % are left.
    const safes = {pre: 20e6, notes: '1000000 600000', caps: '10000000 15000000'};
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
      notes: '500000',
      caps: '5000000',
      discount: 20,
    });
    expect(figures).toEqual({
      founder: expect.closeTo(37.8),
      others: expect.closeTo(25.2),
      investors: expect.closeTo(20),
      notes: expect.closeTo(7),
      pool: expect.closeTo(10),
      post: 10e6,
      effective: expect.closeTo(6.3e6),
      founderValue: expect.closeTo(3.78e6),
    });
  });
});

test.each([
  [{pre: 1e6, raise: 9e6, poolBefore: 20}, /more than the whole company/],
  [{pre: 1e6, raise: 1e6, notes: '1000 2000', caps: '1000000 2000000 3000000'}, /one cap for all notes/],
  [{pre: 1e6, raise: 1e6, notes: 'many'}, /^Notes that convert: Only numbers/],
])('%j has no answer', (given, why) => {
  expect(workOut(CALCULATORS.dilution, given)).toEqual({why: expect.stringMatching(why)});
});

test('a list of money may have its thousands grouped', () => {
  expect(parseList('1,000,000 500,000', true)).toEqual([1e6, 5e5]);
  expect(parseList('1.000.000 500.000', true)).toEqual([1e6, 5e5]);
  expect(parseList('24,27,30')).toEqual([24, 27, 30]);
});
