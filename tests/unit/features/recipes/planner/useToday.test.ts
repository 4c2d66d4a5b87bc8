import {act, renderHook} from '@testing-library/react';
import {formatDay, mondayAfter, parseDay} from '@site/src/features/recipes/plan/days';
import {useToday} from '@site/src/features/recipes/planner/usePlan';

afterEach(() => jest.useRealTimers());

test('a tab that stays open has the day of a second ago at most, and never one that no plan can name', () => {
  jest.useFakeTimers({now: new Date('2027-01-03T23:59:59')});
  const {result} = renderHook(useToday);
  expect(result.current).toBe(parseDay('2027-01-03'));
  act(() => jest.advanceTimersByTime(1_000));
  expect(result.current).toBe(parseDay('2027-01-04'));
  for (const year of ['1970', '9999']) {
    jest.setSystemTime(new Date(`${year}-12-31T12:00:00`));
    act(() => jest.advanceTimersByTime(1_000));
    expect(parseDay(formatDay(mondayAfter(result.current ?? 0)))).toBeDefined();
  }
});
