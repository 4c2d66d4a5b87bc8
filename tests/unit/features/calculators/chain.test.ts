import {CALCULATORS} from '@site/src/features/calculators/all';
import type {Given} from '@site/src/features/calculators/calculator';
import {outcomeOf, startTexts} from '@site/src/features/calculators/values';

const {runway} = CALCULATORS;

/** What the answer to these figures leads to: tools with the figures that they take over, and pages. */
function leadsTo(given: Given) {
  const outcome = outcomeOf(runway, startTexts(runway, given));
  const {next = [], reads = []} = 'answer' in outcome ? outcome.answer : {};
  return [
    ...next.flatMap((one) => (one === false ? [] : [[one.id, one.given]])),
    ...reads.map(({path}) => path.replace(/.*\W/, '')),
  ];
}

const SEASON = '7:-90000 9:-40000 11:70000 12:90000';
test.each([
  // Stock, and a company that loses besides; one that earns needs no round.
  [{cash: 60_000, burn: 4000, dated: SEASON}, [['advance', {amount: 110_000, month: 7}], 'money']],
  [
    {cash: 60_000, burn: 4000, dated: SEASON, milestone: 6},
    [['advance', {amount: 110_000, month: 7}], ['dilution', {raise: 110_000}], 'money'],
  ],
  [
    {cash: 100_000, burn: -5000, dated: '8:-200000', milestone: 6},
    [['advance', {amount: 60_000, month: 8}], 'money'],
  ],
  // Growth and a loss: a round, once it is known of how much.
  [{cash: 250_000, burn: 75_000, income: 40_000, incomeGrowth: 4}, ['money']],
  [
    {cash: 250_000, burn: 75_000, income: 40_000, incomeGrowth: 4, milestone: 12},
    [['dilution', {raise: 77_100}], 'money'],
  ],
  [{cash: 600_000, burn: 45_000, milestone: 12}, [['dilution', {raise: 210_000}], 'money']],
  // Nothing is missing; a lawyer comes first.
  [{cash: 350_000, burn: 75_000, income: 40_000, incomeGrowth: 4, milestone: 12}, []],
  [{cash: 90_000, burn: 45_000, milestone: 12}, []],
  [{cash: -20_000, burn: 4000, dated: SEASON, milestone: 12}, []],
  [{cash: 100_000, burn: -5000, dated: '3:-200000', milestone: 12}, []],
])('the runway of %j leads to %j', (given, links) => {
  expect(leadsTo(given)).toEqual(links);
});
