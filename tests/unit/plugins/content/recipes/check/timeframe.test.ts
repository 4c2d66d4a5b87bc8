/** @jest-environment node */
import {timeframeProblems} from '@site/src/plugins/content/recipes/check/timeframe';

const problems = (timeframe: string, setUpDays: number, runsDays: number) =>
  timeframeProblems({timeframe, plan: {setUpDays, runsDays, needs: [], occupies: []}}).map(
    ({problem}) => problem,
  );

test.each([
  ['3 days to set up, judge after 4 weeks or 50 conversions', 3, 28],
  ['1 day to set up, judge after 30 days', 1, 30],
  ['2 weeks to set up, judge after 3 months', 10, 90],
])('%s agrees with its plan', (timeframe, setUpDays, runsDays) => {
  expect(problems(timeframe, setUpDays, runsDays)).toEqual([]);
});

test('what differs from the plan, or is not said, is named', () => {
  expect(problems('3 days to set up, judge after 4 weeks', 4, 30)).toEqual([
    'says 3 working days to set up, and plan.setUpDays is 4',
    'says that it is judged after 28 days, and plan.runsDays is 30',
  ]);
  expect(problems('Soon', 4, 30)).toEqual([
    'does not say how long it takes to set up',
    'does not say after how long it is judged',
  ]);
});

test('without a plan any wording is accepted', () => {
  expect(timeframeProblems({timeframe: 'Soon', plan: undefined})).toEqual([]);
});
