import {yearOf} from '@site/src/features/calculators/lib/cashPlan';
import fc from 'fast-check';
import {CALCULATORS} from '@site/src/features/calculators/all';
import {givenBy, outcomeOf, startTexts, workOut} from '@site/src/features/calculators/values';
import {figuresOf} from './figures';

const {reorder, runway} = CALCULATORS;

test('break-even: EUR 119 with VAT leaves EUR 54 an order', () => {
  // 119 paid, 100 without VAT, 30 for goods; of 10 % returned orders only those 70 are lost; 6 and 3 are spent.
  const given = {price: 119, vat: 19, goods: 30, fulfilment: 6, returns: 10, fees: (3 / 119) * 100};
  const figures = figuresOf('break-even', given);
  expect(figures.contribution).toBeCloseTo(54);
  expect(figures.roasWithVat).toBeCloseTo(119 / 54);
  expect(figures.roasWithoutVat).toBeCloseTo(100 / 54);
  const keeping = figuresOf('break-even', {...given, repeat: 6, keep: 25});
  expect(keeping.most).toBeCloseTo(45);
  expect(keeping.roasWithVat).toBeCloseTo(119 / 60);
  expect(keeping.roasWithoutVat).toBeCloseTo(100 / 60);
  expect(keeping.targetWithVat).toBeCloseTo(119 / 45);
  expect(keeping.targetWithoutVat).toBeCloseTo(100 / 45);
});

test('break-even: what the orders of a month leave, which the cash plan begins with', () => {
  // 100 less 40 for goods; 500 of them leave 30,000, and 4 % more each month.
  const order = {price: 100, goods: 40, orders: 500, ordersGrowth: 4};
  expect(figuresOf('break-even', order).income).toBeCloseTo(30_000);
  expect(figuresOf('break-even', {...order, orders: 0}).income).toBeUndefined();
  expect(figuresOf('break-even', {...order, goods: 100}).income).toBeUndefined();
});

test('break-even: an order that loses money may cost nothing', () => {
  expect(figuresOf('break-even', {price: 10, goods: 12})).toEqual({
    contribution: -2,
    most: 0,
    roasWithVat: undefined,
    roasWithoutVat: undefined,
    targetWithVat: undefined,
    targetWithoutVat: undefined,
  });
});

test('learning-budget: 50 conversions at EUR 35 in a week', () => {
  expect(figuresOf('learning-budget', {cost: 35, groups: 3, budget: 500})).toEqual({
    perGroupDay: 250,
    totalDay: 750,
    feeds: 2,
  });
});

test('geo-test: the channel can move more than the test can miss', () => {
  const shop = {
    orders: 5200,
    regions: 20,
    holdout: 20,
    weeks: 4,
    noise: 8,
    spend: 40_000,
    value: 100,
    return: 2,
  };
  const figures = figuresOf('geo-test', shop);
  // 4,800 orders are counted, 960 of them without ads; (1.645 + 0.842) * sqrt(1/960 + 1/3840 + 0.0016 * (1/4 + 1/16)).
  expect(figures.smallest).toBeCloseTo(10.555, 3);
  expect(figures.largest).toBeCloseTo(15.385, 3);
  // 1.645 of the 2.487 standard errors that make the smallest.
  expect(figures.interval).toBeCloseTo(6.983, 3);
  expect(figures.start).toBe(1);
  expect(figuresOf('geo-test', {...shop, spend: 20_000}).start).toBe(0);
});

test('discount: a fifth off at half margin needs two thirds more orders', () => {
  const figures = figuresOf('discount', {price: 50, margin: 50, discount: 20, anyway: 40});
  expect(figures.growth).toBeCloseTo(66.667, 3);
  expect(figures.marginPerExtra).toBeCloseTo(25 - 10 / 0.6);
  expect(figuresOf('discount', {price: 50, margin: 20, discount: 20, anyway: 0}).growth).toBeUndefined();
});

test("reorder: quartiles of a pasted list as R's quantile() has them", () => {
  // R: quantile(c(30, 41, 52, 38), c(.25, .5, .75)) gives 36.0, 39.5, 43.75.
  expect(figuresOf('reorder', {intervals: '30 41; 52\n38'})).toEqual({
    day: 39.5,
    q1: 36,
    median: 39.5,
    q3: 43.75,
    shareBy: 50,
  });
  expect(figuresOf('reorder', {median: 30, units: 2, factor: 0.8}).day).toBeCloseTo(48);
});

test.each([
  ['30,45,60', 45],
  ['1,234 1,500', 1367],
  ['2,5 41', 21.75],
])('reorder: a sum reads the list "%s" as the page does', (intervals, median) => {
  expect(figuresOf('reorder', {intervals}).median).toBe(median);
  expect(workOut(reorder, givenBy(reorder, {intervals}))).toEqual(workOut(reorder, {intervals}));
});

test.each(['30 about 45', '30 1.2.3', '-'])(
  'reorder: a list with something else than numbers, "%s", is refused',
  (intervals) => {
    expect(workOut(reorder, {intervals, median: 30})).toEqual({why: expect.stringMatching(/Only numbers/)});
  },
);

test('survey: the smallest difference is where the z test just says so', () => {
  const {smallest = NaN} = figuresOf('survey', {n: 400, share: 30, groups: 2});
  const [low, high] = [0.3, 0.3 + smallest / 100];
  const mean = (low + high) / 2;
  expect((high - low) / Math.sqrt((mean * (1 - mean) * 2) / 200)).toBeCloseTo(1.95996, 4);
});

test('runway: months until the cash ends, and back to when the round begins', () => {
  expect(figuresOf('runway', {cash: 600, burn: 50})).toMatchObject({endMonth: 12, lastMonth: 3});
  // The rule of every page: ten months of cash begin now, sixteen can wait for two quarters, thirteen do for nine months.
  expect(figuresOf('runway', {cash: 10, burn: 1}).lastMonth).toBe(1);
  expect(figuresOf('runway', {cash: 16, burn: 1}).lastMonth).toBe(7);
  expect(figuresOf('runway', {cash: 13, burn: 1, process: 9}).lastMonth).toBe(1);
  expect(figuresOf('runway', {cash: 9, burn: 1, process: 5}).lastMonth).toBe(1);
  // 100 + 110 + 121 is more than 330, 100 + 110 less.
  expect(figuresOf('runway', {cash: 330, burn: 100, growth: 10}).endMonth).toBe(3);
  expect(figuresOf('runway', {cash: 1000, burn: 100, growth: -50}).endMonth).toBeUndefined();
});

test('runway: stock that is due ends the cash long before the burn does, and its sales come too late', () => {
  const shop = {cash: 600_000, burn: 45_000};
  expect(figuresOf('runway', shop)).toMatchObject({endMonth: 14, lastMonth: 5, lowest: undefined});
  // 600 less 8 * 45 less 250 is -10; less 2 * 45 and 150 more -250, before 300 come in.
  const stock = '8:-250000 9:-150000 11:300000 12:260000';
  expect(figuresOf('runway', {...shop, dated: stock})).toEqual({
    endMonth: 8,
    fullMonths: 7,
    lastMonth: -1,
    lowest: -250_000,
    lowestMonth: 10,
    raise: undefined,
  });
  // Where the cash carries the stock, the lowest month is still known.
  const lowest = figuresOf('runway', {cash: 900_000, burn: 45_000, dated: stock});
  expect(lowest).toMatchObject({lowest: 50_000, lowestMonth: 10});
});

test.each([
  // Two months to the day, a shop in season, and a company whose income grows past its costs.
  [
    {cash: 90_000, burn: 45_000},
    {endMonth: 2, fullMonths: 2, lowest: undefined},
  ],
  [
    {cash: 60_000, burn: 4000, dated: '7:-90000 9:-40000 11:70000 12:90000'},
    {endMonth: 7, fullMonths: 6, lowest: -110_000, lowestMonth: 10},
  ],
  [
    // 350 less 17 * 75, and 40 * (1.04 ** 17 - 1) / 0.04 come in: the 40 become 74.9 in month 17, and 77.9 in month 18.
    {cash: 350_000, burn: 75_000, income: 40_000, incomeGrowth: 4},
    {endMonth: undefined, lastMonth: undefined, lowest: expect.closeTo(22_900.5, 0), lowestMonth: 17},
  ],
  [
    {cash: 0, burn: 45_000},
    {endMonth: 0, fullMonths: 0},
  ],
  // An overdraft that is paid back out of what is earned has no lower point than today's.
  [
    {cash: -20_000, burn: -5000},
    {endMonth: 0, fullMonths: 0, lowest: undefined},
  ],
  [
    {cash: -20_000, burn: 5000, dated: '2:50000'},
    {endMonth: 0, lowest: -30_000, lowestMonth: 12},
  ],
])('runway: %j comes to %j', (given, figures) => {
  expect(figuresOf('runway', given)).toMatchObject(figures);
});

test('payback: what a play costs and brings, in months', () => {
  const play = {orders: 300, margin: 30, lift: 5, setUp: 40, spend: 200};
  // 40 hours at 45 and 200 are 2,000: 450 a month have paid them in the fifth month, and left 3,400 after a year.
  expect(figuresOf('payback', play)).toEqual({gain: 450, net: 450, cost: 2000, months: 5, firstYear: 3400});
  // An hour a week costs 4 1/3 times 30: 320 are left, and 1,400 take five months again.
  expect(figuresOf('payback', {...play, week: 1, hour: 30})).toMatchObject({net: 320, cost: 1400, months: 5});
  // Three hours a week are 13 a month, and 585 at 45.
  const eaten = figuresOf('payback', {...play, week: 3});
  expect(eaten).toMatchObject({net: expect.closeTo(-135), months: undefined});
  expect(figuresOf('payback', {...play, setUp: 0, spend: 0}).months).toBe(0);
});

test('topic-cluster: paid for some months after it ranks', () => {
  const given = {searches: 20_000, clickrate: 5, conversion: 1, margin: 30, hours: 60, rate: 50, months: 6};
  expect(figuresOf('topic-cluster', given)).toEqual({monthly: 300, cost: 3000, paidMonth: 16});
  expect(figuresOf('topic-cluster', {...given, searches: 0}).paidMonth).toBeUndefined();
});

test('test-result: extra conversions, their cost and what they gain', () => {
  const figures = figuresOf('test-result', {n1: 1000, x1: 50, n2: 2000, x2: 140, value: 40, cost: 800});
  expect(figures).toMatchObject({
    difference: expect.closeTo(2),
    relative: expect.closeTo(40),
    extra: expect.closeTo(40),
  });
  expect(figures.costPerExtra).toBeCloseTo(20);
  expect(figures.gain).toBeCloseTo(800);
  expect(figures.costHigh).toBeCloseTo(800 / Number(figures.extraLow));
});

/** The month where the chart says that the round has to begin, and the one where its line reaches zero. */
function drawn(given: Record<string, number>): {begin: number; end: number} {
  const outcome = outcomeOf(runway, startTexts(runway, given));
  const chart = 'answer' in outcome ? outcome.answer.chart : undefined;
  return {begin: chart?.marks?.[0]?.x ?? NaN, end: chart?.xs.at(-1) ?? NaN};
}

test.each([
  {cash: 900_000, burn: 60_000, growth: 2, process: 6, buffer: 4},
  {cash: 725_000, burn: 60_000, growth: 0, process: 6, buffer: 4},
  {cash: 720_000, burn: 60_000, growth: 0, process: 6, buffer: 4},
  {cash: 725_000, burn: 60_000, growth: 0, process: 6.5, buffer: 4},
  {cash: 725_000, burn: 60_000, growth: 0, process: 8, buffer: 4},
])('where %j begins, the months for round and buffer are left', (given) => {
  const {begin, end} = drawn(given);
  expect(begin).toBeGreaterThanOrEqual(0);
  expect(end - begin).toBeGreaterThanOrEqual(given.process + given.buffer);
  expect(end - begin).toBeLessThanOrEqual(given.process + given.buffer + 2);
});

test('groups changed over give the same difference with its sign turned', () => {
  const group = fc.integer({min: 1, max: 5000}).chain((n) => fc.tuple(fc.constant(n), fc.nat(n)));
  fc.assert(
    fc.property(group, group, ([n1, x1], [n2, x2]) => {
      const one = figuresOf('test-result', {n1, x1, n2, x2});
      const other = figuresOf('test-result', {n1: n2, x1: x2, n2: n1, x2: x1});
      expect(one.low).toBeCloseTo(-Number(other.high), 8);
      // The interval of the ratio excludes no change exactly where that of the difference does.
      if (one.relativeLow !== undefined && Math.abs(Number(one.low)) > 1e-9) {
        expect(Math.sign(one.relativeLow)).toBe(Math.sign(Number(one.low)));
      }
    }),
  );
});

test('a plan whose last dated amount is early shows a whole year', () => {
  expect(
    yearOf([
      [1, -10],
      [3, 20],
    ]),
  ).toBe(12);
  expect(yearOf([[14, 20]])).toBe(14);
});
