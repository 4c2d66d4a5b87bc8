import '@testing-library/jest-dom';
import {render, screen} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import Suggestions from '@site/src/features/recipes/planner/Suggestions';
import type {StarterLink} from '@site/src/features/recipes/plan/library';
import type {Advice} from '@site/src/features/recipes/plan/suggest';
import {planRecipe} from '../../../support/planRecipe';
import {starterLink} from '../../../support/starterLink';

const three = ['a', 'b', 'c'].map((id) => ({
  recipe: planRecipe({id, setUpDays: 2}),
  because: `Because of ${id}.`,
}));
const show = (
  perMonth: number,
  planned: readonly string[] = [],
  starter?: StarterLink,
  advice: Advice = {suggestions: three, more: undefined},
) =>
  render(
    <MemoryRouter>
      <Suggestions
        {...advice}
        starter={starter}
        perMonth={perMonth}
        planned={planned}
        onPlan={() => undefined}
      />
    </MemoryRouter>,
  );

test('where nothing fits, it says so, and with how many days which recipe would', () => {
  show(2, [], undefined, {suggestions: [], more: {days: 4, suggestions: three.slice(0, 1)}});
  expect(screen.getByRole('heading')).toHaveTextContent('Nothing that fits yet');
  expect(screen.getByText(/^With 2 days a month, none .* With 4, there is one:/)).toBeVisible();
  expect(screen.getByRole('link', {name: 'a'})).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText('All of them are in your plan.')).toBeNull();
});

test('where one fits, it says with how many days there would be more', () => {
  show(3, [], undefined, {suggestions: three.slice(0, 1), more: {days: 5, suggestions: three}});
  expect(
    screen.getByText(/^That is what 3 days a month are enough for\. With 5, there are 3:/),
  ).toBeVisible();
  expect(screen.getByRole('button', {name: 'Make a plan of this one'})).toBeVisible();
});

test('where no days would bring more, it says what would', () => {
  show(20, [], undefined, {suggestions: three.slice(0, 2), more: undefined});
  expect(screen.getByText(/^What else suits your answers .* bring other recipes\.$/)).toBeVisible();
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
