import '@testing-library/jest-dom';
import {createRef} from 'react';
import {render, screen} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import Suggestions from '@site/src/features/recipes/planner/Suggestions';
import type {StarterLink} from '@site/src/features/recipes/plan/library';
import {planRecipe} from '../../../support/planRecipe';
import {starterLink} from '../../../support/starterLink';

const three = ['a', 'b', 'c'].map((id) => ({
  recipe: planRecipe({id, setUpDays: 2}),
  because: `Because of ${id}.`,
}));
const show = (perMonth: number, planned: readonly string[] = [], starter?: StarterLink) =>
  render(
    <MemoryRouter>
      <Suggestions
        heading={createRef()}
        suggestions={three}
        starter={starter}
        perMonth={perMonth}
        planned={planned}
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

test.each([
  [[], 'Make a plan of these 3'],
  [['x'], 'Add these 3 to the plan'],
  [['x', 'a'], 'Add the other 2 to the plan'],
])('with %j in the plan, the button says "%s"', (planned, name) => {
  show(2, planned);
  expect(screen.getByRole('button', {name})).toBeEnabled();
});

test('suggestions that are in the plan already are not offered again', () => {
  show(2, ['c', 'b', 'a', 'x']);
  expect(screen.getByText('All of them are in your plan.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a plan that is written for such answers is offered beside them', () => {
  const starter = starterLink();
  show(2, [], starter);
  expect(screen.getByRole('link', {name: starter.title})).toHaveAttribute('href', starter.path);
});
