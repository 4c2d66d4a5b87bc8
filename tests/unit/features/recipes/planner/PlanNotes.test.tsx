import '@testing-library/jest-dom';
import {fireEvent, render, screen} from '@testing-library/react';
import {parsePlan} from '@site/src/features/recipes/plan/address';
import {parseDay} from '@site/src/features/recipes/plan/days';
import {schedule} from '@site/src/features/recipes/plan/schedule';
import PlanNotes from '@site/src/features/recipes/planner/PlanNotes';
import {planRecipe} from '../../../support/planRecipe';

const START = parseDay('2026-11-30') ?? 0;

function show(query: string) {
  const changeAway = jest.fn();
  render(
    <PlanNotes
      state={{
        wish: {...parsePlan(query), recipes: ['a', 'b']},
        unknown: 0,
        sent: false,
        start: START,
        monday: parseDay('2026-12-21') ?? 0,
        plan: schedule({recipes: [planRecipe({id: 'a'})], start: START, daysPerMonth: 6}),
        change: jest.fn(),
        keep: jest.fn(),
      }}
      onKept={jest.fn()}
      changeAway={changeAway}
    />,
  );
  return changeAway;
}

test('a change once the plan had begun is told with its day, and all can be planned from the first day', () => {
  const changeAway = show('recipes=a,b&start=2026-11-30&later=b.2026-12-16');
  expect(screen.getByRole('status')).toHaveTextContent(
    'The plan was changed once it had begun: what had begun keeps its days, the rest is planned from 16 December 2026 on.',
  );
  fireEvent.click(screen.getByRole('button', {name: 'Plan all from 30 November 2026'}));
  expect(changeAway).toHaveBeenCalledWith({later: []});
});

test('a plan that runs as it was made has no note', () => {
  show('recipes=a,b&start=2026-11-30');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
