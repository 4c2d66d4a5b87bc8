import {formatDay, mondayAfter, parseDay} from '@site/src/features/recipes/plan/days';
import {scaleOf, stretchesOf} from '@site/src/features/recipes/planner/scale';

const MONDAY = parseDay('2026-12-07') ?? 0;
const [THURSDAY, FRIDAY, NEXT_MONDAY] = [MONDAY + 3, MONDAY + 4, MONDAY + 7];

test.each([
  ['a day', 'Monday and Wednesday', [MONDAY, MONDAY + 2], 2],
  ['two days', 'Monday and Thursday', [MONDAY, THURSDAY], 2],
  ['a weekend', 'Friday and Monday', [FRIDAY, NEXT_MONDAY], 1],
  ['a weekend and more', 'Thursday and Monday', [THURSDAY, NEXT_MONDAY], 2],
  ['nothing', 'Thursday and Friday', [THURSDAY, FRIDAY], 1],
])('with %s between them, %s are as many stretches as work is done in', (_, __, days, stretches) => {
  expect(stretchesOf(days)).toHaveLength(stretches);
});

test.each([
  ['2026-12-09', '2026-12-10', 4, 'Dec'],
  ['2026-12-09', '2027-02-10', 10, 'Dec Jan Feb'],
  // A few days before the first whole month, or after the last, take no name from the others.
  ['2026-11-30', '2027-04-28', 22, 'Dec Jan Feb Mar Apr'],
])('a chart from %s to %s has %i whole weeks, and names %s', (start, decision, count, names) => {
  const {at, lines, months} = scaleOf({items: [{decision: parseDay(decision) ?? 0}]}, parseDay(start) ?? 0);
  const monday = start === '2026-12-09' ? MONDAY : MONDAY - 7;
  expect([at(monday), at(monday + 7 * count), lines.length]).toEqual([0, 100, count + 1]);
  expect(months.map(({name}) => name).join(' ')).toBe(names);
});

test.each([
  ['2026-12-06', '2026-12-07'],
  ['2026-12-07', '2026-12-14'],
  ['2026-12-31', '2027-01-04'],
])('after %s comes Monday, %s', (day, monday) => {
  expect(formatDay(mondayAfter(parseDay(day) ?? 0))).toBe(monday);
});
