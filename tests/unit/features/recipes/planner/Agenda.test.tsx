import '@testing-library/jest-dom';
import {render, screen} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import {parseDay} from '@site/src/features/recipes/plan/days';
import {schedule} from '@site/src/features/recipes/plan/schedule';
import Agenda from '@site/src/features/recipes/planner/Agenda';
import {planRecipe} from '../../../support/planRecipe';

test('of the rows of a recipe, its decision alone has the stamp', () => {
  const start = parseDay('2026-11-30') ?? 0;
  const recipe = planRecipe({id: 'a', stamp: 'Untested'});
  render(
    <MemoryRouter>
      <Agenda plan={schedule({recipes: ['a'], start, days: 6}, [recipe])} />
    </MemoryRouter>,
  );
  expect(screen.getAllByRole('link').length).toBeGreaterThan(1);
  expect(screen.getByRole('img', {name: 'Untested'}).closest('li')).toHaveTextContent(/Decide on/);
});
