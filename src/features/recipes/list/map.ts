import {BUDGETS, DAYS} from './facets';
import type {IndexEntry} from './library';

/** Recipes that take about as much money, by about how many days they take. */
interface Row {
  spend: string;
  columns: readonly {days: string; members: readonly IndexEntry[]}[];
}

const NO_PLAN = 'Not for a plan';

/** The narrowest of the filter's choices that holds an amount. */
const narrowest = (choices: readonly string[]) => choices[0] ?? NO_PLAN;

/** The recipes by the choices of the filters for money and for days, the dearest first; rows without any are left out. */
export function placed(recipes: readonly IndexEntry[]): Row[] {
  const columnOf = ({setUpDays}: IndexEntry) => narrowest(DAYS.of(setUpDays));
  const rowOf = ({spend}: IndexEntry) => narrowest(BUDGETS.of(spend));
  const columnNames = [
    ...DAYS.values,
    ...(recipes.some((one) => columnOf(one) === NO_PLAN) ? [NO_PLAN] : []),
  ];
  return [NO_PLAN, ...[...BUDGETS.values].reverse()].flatMap((spend) => {
    const row = recipes.filter((recipe) => rowOf(recipe) === spend);
    return row.length === 0
      ? []
      : [
          {
            spend,
            columns: columnNames.map((days) => ({
              days,
              members: row.filter((one) => columnOf(one) === days),
            })),
          },
        ];
  });
}
