import type {CalculatorId} from '@site/src/data/calculators/ids';
import {CALCULATORS} from '@site/src/features/calculators/all';
import {outcomeOf, sentenceOf, startTexts} from '@site/src/features/calculators/values';

/** What each says at the edge of what makes sense. */
test.each<[CalculatorId, Record<string, number | string>, RegExp]>([
  ['break-even', {price: 100, goods: 55}, /break even at a return of 2\.22\.$/],
  [
    'break-even',
    {price: 100, goods: 55, keep: 20},
    / You then keep 20 % of .* a return of 2\.78; .* even at 2\.22\.$/,
  ],
  ['break-even', {price: 100, goods: 55, keep: 100}, /nothing at all: you keep all of the margin\./],
  ['break-even', {price: 100, goods: 155}, /nothing at all: there is no margin /],
  ['break-even', {price: 30, goods: 40, repeat: 30}, /first order loses EUR 10 /],
  ['discount', {price: 50, margin: 50, discount: 20, anyway: 60}, /each extra order leaves nothing/],
  [
    'geo-test',
    // The case of the recipe geo-holdout-lift-test, which saw the channel and decided nothing between lines 0.8 apart.
    {orders: 13_000, regions: 96, holdout: 15, weeks: 4, noise: 12, spend: 40_000, value: 40, return: 2},
    /^The test can see the channel\. .* Keep the returns .* at least 1\.32 apart, or .* decide nothing\.$/,
  ],
  ['geo-test', {orders: 10}, /^Look at your numbers again\. .* more than all of your orders\.$/],
  ['geo-test', {spend: 0}, /nothing to see\.$/],
  ['geo-test', {return: 0.5}, /Take more weeks, or leave more regions without ads\.$/],
  ['geo-test', {return: 0.5, holdout: 50}, /Take more weeks\.$/],
  ['geo-test', {return: 0.5, holdout: 80}, /Take more weeks, or leave fewer regions without ads\.$/],
  ['reorder', {median: 1}, /^Write 1 day after the order\. One unit lasts 1 day /],
  // The few gaps of one customer are no customers of whom so many have come back.
  [
    'reorder',
    {intervals: '41 55 62', factor: 2},
    /^Write 110 days [^%]*; this one [^%]* 200 % of that time\.$/,
  ],
  ['reorder', {median: 30, units: 2, factor: 0.9}, /^Write 54 days .* 2 were bought; .* 90 % of that time\./],
  [
    'runway',
    {},
    /^The cash ends in month 8, counted from this one\. The last .* 2 months ago: cut or finance .* month 10, you are EUR 250,000 short\. You need to raise EUR 250,000 for the 12 months to the milestone and six more\.$/,
  ],
  [
    'runway',
    {dated: '', process: 6, buffer: 7, milestone: ''},
    /Begin the round now\. Enter the months to your milestone .* to raise\.$/,
  ],
  [
    'runway',
    {dated: '', process: 6, buffer: 8},
    /The last moment to begin was 1 month ago: cut until .* 15 months, /,
  ],
  // The rows of hub and position: a lawyer, a bridge under six months, from six to nine a cut, and stock is financed.
  [
    'runway',
    {cash: 90_000, dated: ''},
    /^The cash ends in month 2: see an insolvency lawyer .* Take no loan /,
  ],
  ['runway', {cash: 179_000, dated: ''}, /^The cash ends in month 4: see an insolvency lawyer /],
  ['runway', {cash: 180_000, dated: ''}, /^The cash ends in month 4, .* Cut at once, .* bridge\. /],
  ['runway', {cash: 269_000, dated: ''}, /^The cash ends in month 6, .* Cut at once, .* bridge\. /],
  [
    'runway',
    {cash: 270_000, dated: ''},
    /^(?!.*bridge).* 4 months ago: cut until the plan lasts 10 months, then begin\. /,
  ],
  ['runway', {burn: -5000, dated: ''}, /^This cash lasts for more than 50 years: you need no round\.$/],
  [
    'runway',
    {cash: 350_000, burn: 75_000, income: 40_000, incomeGrowth: 4, dated: ''},
    /^You need no round if .* as entered\. At its lowest, in month 17, you have EUR 22,900\. Try it a month later /,
  ],
  [
    'runway',
    {cash: 0, dated: ''},
    /^The account is empty: see an insolvency lawyer this week\. Take no loan /,
  ],
  ['runway', {cash: -20_000, dated: ''}, /^The account is overdrawn: see an insolvency lawyer this week\. /],
  [
    'runway',
    {cash: 100_000, burn: -5000, dated: '3:-200000'},
    /^The cash ends in month 3: see an insolvency lawyer .* After that, finance the stock, .* will not close .* EUR 85,000 short\.$/,
  ],
  [
    'runway',
    {cash: 100_000, burn: -5000, dated: '8:-200000'},
    /^(?!.*(bridge|begin)).* Finance the stock, or pay/,
  ],
  [
    'runway',
    {cash: 60_000, burn: 4000, dated: '7:-90000 9:-40000 11:70000 12:90000'},
    /^(?!.*bridge).* Finance the stock, or pay .* month 10, you are EUR 110,000 short/,
  ],
  // Four and five months: no cut closes it, and the lender may be late.
  [
    'runway',
    {cash: 60_000, burn: 4000, dated: '5:-90000 9:150000'},
    /^(?!.*Cut at once).* Finance the stock, .* investors for a bridge as well\. /,
  ],
  // What an advance has paid for is not to be financed again.
  [
    'runway',
    {cash: 60_000, burn: 4000, dated: '7:-90000 9:90000', financing: '7:90000 13:-97000'},
    /^(?!.*[Ff]inance).* in month 14, .* Begin the round by the start of month 5\. /,
  ],
  // What only another way of repaying needs is not asked for.
  ['advance', {amount: 100_000, fee: 8}, /^Enter the months until it is repaid\.$/],
  ['advance', {amount: 100_000, fee: 8, repaid: 1}, /^Enter the share of revenue and the revenue a month\.$/],
  ['payback', {week: 3}, /never pays for itself: its hours cost at least what it brings\./],
  ['payback', {lift: 0}, /never pays for itself: it brings nothing\./],
  ['payback', {setUp: 400, week: 0}, /after 40 months\. .* More than 18 months is too long /],
  ['stop-rule', {rate: 2, cpc: 1, ads: 1e9}, /about 49,281,654 by mistake/],
  [
    'survey',
    {n: 1e9, share: 35, groups: 1},
    /within 0\.003 points of 35 %\. You counted 35 % of 1,000,000,000 answers/,
  ],
  ['test-result', {n1: 1e9, x1: 3e7, n2: 1e9, x2: 4e7}, /1 percentage point, most likely 1\./],
  // Before any result: groups that no draw of the planned kind gives.
  [
    'test-result',
    {n1: 5120, x1: 150, n2: 4711, x2: 230, split: 50},
    /^The groups are not what you planned: 5,120 and 4,711, .* The treated group did better/,
  ],
  ['test-result', {n1: 4400, x1: 120, n2: 5600, x2: 230, split: 44}, /^The treated group did better/],
  ['test-size', {rate: 5, change: 0.01}, /a rate of 5 % rise to 5\.0005 %/],
  ['test-size', {rate: 50, change: 100, power: 50, confidence: 50}, /^You need 1 person in each group/],
  ['topic-cluster', {hours: 0}, /nothing to pay back\.$/],
  ['topic-cluster', {searches: 0}, /It never pays for itself\.$/],
])('%s with %j', (id, given, sentence) => {
  const calculator = CALCULATORS[id];
  const texts = {...startTexts(calculator), ...startTexts(calculator, given)};
  expect(sentenceOf(calculator, texts)).toMatch(sentence);
});

test('in short as in the sentence, a gap that stock alone makes is financed and not cut', () => {
  const texts = startTexts(CALCULATORS.runway, {cash: 60_000, burn: 4000, dated: '5:-90000 9:150000'});
  expect(outcomeOf(CALCULATORS.runway, texts)).toMatchObject({
    answer: {inShort: [expect.anything(), 'finance the stock']},
  });
});
