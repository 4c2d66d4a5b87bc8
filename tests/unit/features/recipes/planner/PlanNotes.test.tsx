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
      nameOf={(id) => id.toUpperCase()}
      onKept={jest.fn()}
      changeAway={changeAway}
    />,
  );
  return changeAway;
}

test('what came later is named with its day, and can be planned from the first day', () => {
  const changeAway = show('recipes=a,b&start=2026-11-30&later=b.2026-12-16');
  expect(screen.getByRole('status')).toHaveTextContent(
    'Added once the plan had begun, and so planned from that day on: “B” (16 December 2026).',
  );
  fireEvent.click(screen.getByRole('button', {name: 'Plan it from 30 November 2026'}));
  expect(changeAway).toHaveBeenCalledWith({later: []});
});

test('a plan that runs, to which nothing was added, has no note', () => {
  show('recipes=a,b&start=2026-11-30');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
