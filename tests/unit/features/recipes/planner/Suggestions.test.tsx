import '@testing-library/jest-dom';
import {createRef} from 'react';
import {render, screen} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import Suggestions from '@site/src/features/recipes/planner/Suggestions';
import {planRecipe} from '../../../support/planRecipe';

const three = ['a', 'b', 'c'].map((id) => ({
  recipe: planRecipe({id, setUpDays: 2}),
  because: `Because of ${id}.`,
}));
const show = (perMonth: number) =>
  render(
    <MemoryRouter>
      <Suggestions
        heading={createRef()}
        suggestions={three}
        perMonth={perMonth}
        hasPlan={false}
        onPlan={() => undefined}
      />
    </MemoryRouter>,
  );

test('what takes more than a quarter to set up says how long', () => {
  show(1);
  expect(
    screen.getByText(/^With 1 day a month, setting all of them up takes about 6 months\./),
  ).toBeVisible();
});

test('what a quarter is enough for says nothing of it', () => {
  show(2);
  expect(screen.queryByText(/months/)).toBeNull();
});
