import {wilson, twoSided} from '@site/src/features/calculators/lib/statistics';
import {stopRule} from '@site/src/features/calculators/stop-rule/compute';
import {survey} from '@site/src/features/calculators/survey/compute';
import {testResult} from '@site/src/features/calculators/test-result/compute';
import {testSize} from '@site/src/features/calculators/test-size/compute';
import {figuresOf} from './figures';

describe('test-size', () => {
  test.each([
    // The example of R's own manual: power.prop.test(p1 = .50, p2 = .75, power = .90) gives n = 76.7.
    [{rate: 50, change: 50, power: 90}, 77],
    // R: power.prop.test(p1 = .50, p2 = .75, power = .90, sig.level = .01) gives n = 109.1.
    [{rate: 50, change: 50, power: 90, confidence: 99}, 110],
    // R: power.prop.test(p1 = .05, p2 = .06, power = .80) gives n = 8157.7.
    [{rate: 5, change: 20}, 8158],
    // R: power.prop.test(p1 = .10, p2 = .15, power = .80) gives n = 685.6.
    [{rate: 10, change: 50}, 686],
  ])("%j agrees with R's power.prop.test", (given, perGroup) => {
    expect(figuresOf(testSize(given))).toMatchObject({perGroup, larger: perGroup, total: 2 * perGroup});
  });

  test.each([
    // R: Hmisc::bsamsize(p1 = .05, p2 = .06, fraction = .20, power = .80) gives n1 = 5199.7, n2 = 20798.7.
    [{rate: 5, change: 20, share: 20}, 5200, 20_799],
    // R: Hmisc::bsamsize(p1 = .20, p2 = .30, fraction = .25, power = .90) gives n1 = 264.1, n2 = 792.3.
    [{rate: 20, change: 50, share: 25, power: 90}, 265, 793],
  ])("%j agrees with bsamsize of R's Hmisc", (given, perGroup, larger) => {
    expect(figuresOf(testSize(given))).toMatchObject({perGroup, larger, total: perGroup + larger});
  });
});

describe('test-result', () => {
  // Newcombe, Interval estimation for the difference between independent proportions, Statistics in Medicine 17
  // (1998), page 876, table II, method 10. Control first, as here.
  test.each([
    [80, 48, 70, 56, 0.0524, 0.3339],
    [10, 3, 10, 9, 0.1705, 0.809],
    [7, 2, 7, 6, 0.0582, 0.8062],
    [29, 0, 56, 5, -0.0381, 0.1926],
    [20, 0, 10, 0, -0.1611, 0.2775],
    [20, 0, 10, 10, 0.6791, 1],
    [10, 0, 10, 10, 0.6075, 1],
  ])('%i people with %i against %i with %i as Newcombe has it', (n1, x1, n2, x2, low, high) => {
    const figures = figuresOf(testResult({n1, x1, n2, x2}));
    expect(figures.low / 100).toBeCloseTo(low, 4);
    expect(figures.high / 100).toBeCloseTo(high, 4);
  });
});

describe('survey', () => {
  // Newcombe, Two-sided confidence intervals for the single proportion, Statistics in Medicine 17 (1998), page 861,
  // table I, method 3: Wilson's score interval.
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('%i of %i as Newcombe has it', (x, n, low, high) => {
    const figures = figuresOf(survey({n, share: (x / n) * 100}));
    expect(figures.low / 100).toBeCloseTo(low, 4);
    expect(figures.high / 100).toBeCloseTo(high, 4);
    expect(wilson(x / n, n, twoSided(95)).high).toBeCloseTo(high, 4);
  });
});

describe('stop-rule', () => {
  test('agrees with the binomial distribution', () => {
    // R: which(pbinom(k, 1:400, .02) <= .05 & 1:400 > k)[1] gives 149, 236, 313 for k = 0, 1, 2.
    expect(figuresOf(stopRule({rate: 2, cpc: 0.7}))).toMatchObject({
      clicks0: 149,
      clicks1: 236,
      clicks2: 313,
    });
  });

  test('counts good ads stopped by any of its checks', () => {
    // Counted click by click over all paths: 0.0930465 at 2 % and a risk of 5 %, 0.1580606 at 30 % and 10 %.
    expect(figuresOf(stopRule({rate: 2, cpc: 1, ads: 100})).mistakenAll).toBeCloseTo(9.30465, 4);
    expect(figuresOf(stopRule({rate: 30, cpc: 1, risk: 10, ads: 100})).mistakenAll).toBeCloseTo(15.80606, 4);
  });
});
