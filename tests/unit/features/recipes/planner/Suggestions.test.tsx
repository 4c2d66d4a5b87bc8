import '@testing-library/jest-dom';
import {render, screen} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import Suggestions from '@site/src/features/recipes/planner/Suggestions';
import {planRecipe} from '../../../support/planRecipe';

const three = ['a', 'b', 'c'].map((id) => ({
  recipe: planRecipe({id, setUpDays: 2}),
  because: `Because of ${id}.`,
}));

test.each<[string, number, readonly string[], RegExp, string | undefined]>([
  ['nothing fits', 0, [], /^More days a month, .* bring other recipes\.$/, undefined],
  ['one fits', 1, [], /^More days a month, .* bring other recipes\.$/, 'Make a plan of this one'],
  ['there is a plan', 3, ['x'], /^3 recipes for you$/, 'Add these 3 to the plan'],
  ['some are planned', 3, ['x', 'a'], /^3 recipes for you$/, 'Add the other 2 to the plan'],
  ['all are planned', 3, ['c', 'b', 'a', 'x'], /^All of them are in your plan\.$/, undefined],
])('it says and offers what is to be done where %s', (_, count, planned, words, name) => {
  render(
    <MemoryRouter>
      <Suggestions suggestions={three.slice(0, count)} planned={planned} onPlan={() => undefined} />
    </MemoryRouter>,
  );
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByRole('button')?.textContent).toBe(name);
});
