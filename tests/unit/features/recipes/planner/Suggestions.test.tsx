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
const ALL: Advice = {suggestions: three, more: undefined};
const show = (perMonth: number, planned: readonly string[] = [], starter?: StarterLink, advice = ALL) =>
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

test.each<[string, number, readonly string[], Advice, RegExp, string | undefined]>([
  [
    'nothing fits: with how many days which recipe would',
    2,
    [],
    {suggestions: [], more: {days: 4, suggestions: three.slice(0, 1)}},
    /^With 2 days a month, none .* With 4, there is one:/,
    undefined,
  ],
  [
    'one fits: with how many days there would be more',
    3,
    [],
    {suggestions: three.slice(0, 1), more: {days: 5, suggestions: three}},
    /^That is what 3 days a month are enough for\. With 5, there are 3:/,
    'Make a plan of this one',
  ],
  [
    'no days would bring more: what would',
    20,
    [],
    {suggestions: three.slice(0, 2), more: undefined},
    /^What else suits your answers .* bring other recipes\.$/,
    'Make a plan of these 2',
  ],
  ['there is a plan', 2, ['x'], ALL, /^/, 'Add these 3 to the plan'],
  ['some are planned', 2, ['x', 'a'], ALL, /^/, 'Add the other 2 to the plan'],
  ['all are planned', 2, ['c', 'b', 'a', 'x'], ALL, /^All of them are in your plan\.$/, undefined],
])('it says and offers what is to be done where %s', (_, perMonth, planned, advice, words, name) => {
  show(perMonth, planned, undefined, advice);
  expect(screen.getAllByText(words)[0]).toBeVisible();
  expect(screen.queryByRole('button')?.textContent).toBe(name);
});

test('a plan that is written for such answers is offered beside them', () => {
  const starter = starterLink();
  show(2, [], starter);
  expect(screen.getByRole('link', {name: starter.title})).toHaveAttribute('href', starter.path);
});
