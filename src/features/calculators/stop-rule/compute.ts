import {LARGEST, SAYS, absentOr, numbers, outcome, within, type Given, type Outcome} from '../lib/outcome';

/** `rate` (sales per click of a good ad) and `risk` in %, `cpc` in EUR. */
export const INPUTS = {rate: NaN, cpc: NaN, risk: 5, ads: NaN};

export type Figures = {
  /** For an ad with 0, 1 or 2 sales; spend in EUR. */
  clicks0: number;
  clicks1: number;
  clicks2: number;
  spend0: number;
  spend1: number;
  spend2: number;
  /** Good ads stopped by mistake: by the first check, and by all three. */
  mistaken: number | undefined;
  mistakenAll: number | undefined;
};

/** Binomial, written out for 0 to 2 sales. */
export function atMost(sales: number, clicks: number, p: number): number {
  const none = (count: number) => Math.exp(count * Math.log1p(-p));
  const one = sales > 0 ? clicks * p * none(clicks - 1) : 0;
  const two = sales > 1 ? ((clicks * (clicks - 1)) / 2) * p ** 2 * none(clicks - 2) : 0;
  return none(clicks) + one + two;
}

/** By bisection. */
function fewestClicks(sales: number, p: number, risk: number): number {
  let [low, high] = [sales, sales + 1];
  while (atMost(sales, high, p) > risk) {
    [low, high] = [high, high * 2];
  }
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    [low, high] = atMost(sales, middle, p) > risk ? [middle, high] : [low, middle];
  }
  return high;
}

function stoppedByAny([n0, n1, n2]: readonly [number, number, number], p: number): number {
  const pairs = (n: number) => (n * (n - 1)) / 2;
  const none = (count: number) => Math.exp(count * Math.log1p(-p));
  const first = none(n0);
  const second = n0 * p * none(n1 - 1);
  const third = (pairs(n1) - pairs(n1 - n0)) * p ** 2 * none(n2 - 2);
  return first + second + third;
}

/** Exact binomial. */
export function stopRule(given: Given<keyof typeof INPUTS>): Outcome<Figures> {
  const {rate, cpc, risk, ads} = numbers(INPUTS, given);
  return outcome(
    [
      [rate >= 0.0001 && rate < 100, SAYS.rate],
      [cpc > 0 && cpc <= LARGEST, 'A click must cost more than EUR 0.'],
      [within(risk, 0.1, 50), 'The risk must be from 0.1 to 50 %.'],
      [absentOr(ads, within(ads, 1, LARGEST)), 'Give at least one ad.'],
    ],
    () => {
      const p = rate / 100;
      const [clicks0, clicks1, clicks2] = [
        fewestClicks(0, p, risk / 100),
        fewestClicks(1, p, risk / 100),
        fewestClicks(2, p, risk / 100),
      ];
      const counted = !Number.isNaN(ads);
      return {
        clicks0,
        clicks1,
        clicks2,
        spend0: clicks0 * cpc,
        spend1: clicks1 * cpc,
        spend2: clicks2 * cpc,
        mistaken: counted ? ads * atMost(0, clicks0, p) : undefined,
        mistakenAll: counted ? ads * stoppedByAny([clicks0, clicks1, clicks2], p) : undefined,
      };
    },
  );
}
