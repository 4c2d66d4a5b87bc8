import '@testing-library/jest-dom';
import {act, fireEvent, render, screen} from '@testing-library/react';
import {parsePlan} from '@site/src/features/recipes/plan/address';
import {parseDay} from '@site/src/features/recipes/plan/days';
import {schedule} from '@site/src/features/recipes/plan/schedule';
import PlanNotes from '@site/src/features/recipes/planner/PlanNotes';
import {planRecipe} from '../../../support/planRecipe';

const START = parseDay('2026-11-30') ?? 0;

const changeAway = jest.fn();

/** The notes of a plan that began on a day. */
function notes(query: string, start = START) {
  return (
    <PlanNotes
      state={{
        address: {...parsePlan(query), recipes: ['a', 'b']},
        unknown: 0,
        sent: false,
        start,
        monday: parseDay('2026-12-21') ?? 0,
        plan: schedule({...parsePlan('recipes=a'), start}, [planRecipe({id: 'a'})]),
        keep: jest.fn(),
      }}
      onKept={jest.fn()}
      changeAway={changeAway}
    />
  );
}

test('a change once the plan had begun is shown with its day, and all can be planned from the first day', () => {
  render(notes('recipes=a,b&start=2026-11-30&later=b.2026-12-16'));
  expect(screen.getByRole('status')).toHaveTextContent(
    'The plan was changed once it had begun: what had begun keeps its days, the rest is planned from 16 December 2026 on.',
  );
  fireEvent.click(screen.getByRole('button', {name: 'Plan all from 30 November 2026'}));
  expect(changeAway).toHaveBeenCalledWith({later: []});
});

test('a plan that runs as it was made has no note', () => {
  render(notes('recipes=a,b&start=2026-11-30'));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('that all days are over is said once the first day has stayed for a while', () => {
  jest.useFakeTimers();
  const {rerender} = render(notes('recipes=a,b'));
  rerender(notes('recipes=a,b', parseDay('2020-01-06')));
  act(() => jest.advanceTimersByTime(400));
  rerender(notes('recipes=a,b', parseDay('2022-01-06')));
  act(() => jest.advanceTimersByTime(700));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1_000));
  expect(screen.getByRole('status')).toHaveTextContent('the plan began on 6 January 2022.');
  rerender(notes('recipes=a,b'));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
