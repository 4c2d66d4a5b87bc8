import {parseDay} from '@site/src/features/recipes/plan/days';
import {stretchesOf} from '@site/src/features/recipes/planner/scale';

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
