import {counted} from '../../../../lib/counted';
import type {Recipe} from '../../../../data/recipes/schema';

const WORKING_DAYS: Readonly<Record<string, number>> = {day: 1, week: 5};
const CALENDAR_DAYS: Readonly<Record<string, number>> = {day: 1, week: 7, month: 30};

type Days = Readonly<Record<string, number>>;

/** The days that a pattern finds in a text, by the days of its units; undefined where it finds none. */
function daysIn(text: string, pattern: RegExp, days: Days): number | undefined {
  const [, count, unit = ''] = pattern.exec(text) ?? [];
  return count === undefined ? undefined : Number(count) * (days[unit] ?? 0);
}

/** Where the timeframe of a recipe says something else than its plan. */
export function timeframeProblems({
  timeframe,
  plan,
}: Pick<Recipe, 'timeframe' | 'plan'>): {problem: string; remedy: string}[] {
  if (plan === undefined) {
    return [];
  }
  const {setUpDays, runsDays} = plan;
  const setUp = daysIn(timeframe, /(\d+(?:\.\d+)?) (day|week)s? to set up/, WORKING_DAYS);
  const runs = daysIn(timeframe, /after (\d+) (day|week|month)s?\b/, CALENDAR_DAYS);
  return [
    ...(setUp === setUpDays
      ? []
      : [
          {
            problem:
              setUp === undefined
                ? 'does not say how long it takes to set up'
                : `says ${setUp} working days to set up, and plan.setUpDays is ${setUpDays}`,
            remedy: `Write "${counted(setUpDays, 'day')} to set up" (a week is 5 days), or correct the plan.`,
          },
        ]),
    ...(runs === runsDays
      ? []
      : [
          {
            problem:
              runs === undefined
                ? 'does not say after how long it is judged'
                : `says that it is judged after ${runs} days, and plan.runsDays is ${runsDays}`,
            remedy: `Write "after ${runsDays} days" (or weeks of 7, months of 30), or correct the plan.`,
          },
        ]),
  ];
}
