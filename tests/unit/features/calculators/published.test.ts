import {twoSided, wilson} from '@site/src/features/calculators/lib/statistics';
import {UNEVEN} from '@site/src/features/calculators/lib/twoGroups';
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
    expect(figuresOf('test-size', given)).toMatchObject({perGroup, larger: perGroup, total: 2 * perGroup});
  });

  test.each([
    // R: Hmisc::bsamsize(p1 = .05, p2 = .06, fraction = .20, power = .80) gives n1 = 5199.7, n2 = 20798.7.
    [{rate: 5, change: 20, share: 20}, 5200, 20_799],
    // R: Hmisc::bsamsize(p1 = .20, p2 = .30, fraction = .25, power = .90) gives n1 = 264.1, n2 = 792.3.
    [{rate: 20, change: 50, share: 25, power: 90}, 265, 793],
  ])("%j agrees with bsamsize of R's Hmisc", (given, perGroup, larger) => {
    expect(figuresOf('test-size', given)).toMatchObject({perGroup, larger, total: perGroup + larger});
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
    const figures = figuresOf('test-result', {n1, x1, n2, x2});
    expect(Number(figures.low) / 100).toBeCloseTo(low, 4);
    expect(Number(figures.high) / 100).toBeCloseTo(high, 4);
  });
});

describe('test-result, the sizes of the groups', () => {
  test.each([
    // R: chisq.test(c(5120, 4711)) gives X-squared = 17.016, df = 1, p-value = 3.707e-05.
    [5120, 4711, 50, 17.016, 3.707e-5],
    // Kohavi, Tang and Xu, Trustworthy Online Controlled Experiments (2020), chapter 21, give p = 1.8E-6.
    // R: chisq.test(c(821588, 815482)) gives X-squared = 22.774, p-value = 1.822e-06.
    [821_588, 815_482, 50, 22.774, 1.822e-6],
    // Mendel's round and wrinkled peas. R: chisq.test(c(5474, 1850), p = c(.75, .25)) gives 0.26288, p-value = 0.6081.
    [5474, 1850, 75, 0.26288, 0.6081],
    // His violet and white flowers. R: chisq.test(c(705, 224), p = c(.75, .25)) gives 0.39074, p-value = 0.5319.
    [705, 224, 75, 0.39074, 0.5319],
  ])("%i and %i at %i %% agree with R's chisq.test", (n1, n2, split, statistic, p) => {
    const {chiSquare = NaN} = figuresOf('test-result', {n1, x1: 0, n2, x2: 0, split});
    expect(chiSquare / statistic).toBeCloseTo(1, 4);
    expect(twoSided(100 * (1 - p)) ** 2 / statistic).toBeCloseTo(1, 3);
    expect(chiSquare > UNEVEN).toBe(p < 0.001);
  });

  test('the border is that of p = 0.001', () => {
    // R: qchisq(.999, 1) gives 10.82757.
    expect(UNEVEN).toBeCloseTo(10.82757, 5);
  });

  test('where no groups were drawn, none are compared', () => {
    expect(figuresOf('test-result', {n1: 10, x1: 1, n2: 9000, x2: 9, split: 0}).chiSquare).toBeUndefined();
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
    const figures = figuresOf('survey', {n, share: (x / n) * 100});
    expect(Number(figures.low) / 100).toBeCloseTo(low, 4);
    expect(Number(figures.high) / 100).toBeCloseTo(high, 4);
    expect(wilson(x / n, n, twoSided(95)).high).toBeCloseTo(high, 4);
  });
});

describe('stop-rule', () => {
  test('agrees with the binomial distribution', () => {
    // R: which(pbinom(k, 1:400, .02) <= .05 & 1:400 > k)[1] gives 149, 236, 313 for k = 0, 1, 2.
    expect(figuresOf('stop-rule', {rate: 2, cpc: 0.7})).toMatchObject({
      clicks0: 149,
      clicks1: 236,
      clicks2: 313,
    });
  });

  test('counts good ads stopped by any of its checks', () => {
    // Counted click by click over all paths: 0.0930465 at 2 % and a risk of 5 %, 0.1580606 at 30 % and 10 %.
    expect(figuresOf('stop-rule', {rate: 2, cpc: 1, ads: 100}).mistakenAll).toBeCloseTo(9.30465, 4);
    expect(figuresOf('stop-rule', {rate: 30, cpc: 1, risk: 10, ads: 100}).mistakenAll).toBeCloseTo(
      15.80606,
      4,
    );
  });
});
