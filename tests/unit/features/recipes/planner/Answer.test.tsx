import '@testing-library/jest-dom';
import {render, screen} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import {FIRST_POSITIONS} from '@site/src/data/plans/shop';
import Answer from '@site/src/features/recipes/planner/Answer';
import {answersOf} from '@site/src/features/recipes/plan/answers';
import {positionFor} from '@site/src/features/recipes/plan/suggest';
import {planRecipe} from '../../../support/planRecipe';

const three = ['a', 'b', 'c'].map((id) => ({
  recipe: planRecipe({id, setUpDays: 2}),
  because: `Because of ${id}.`,
}));

test.each<[string, number, readonly string[], RegExp, string | undefined]>([
  ['nothing fits', 0, [], /^No recipe fits yet\. More days a month, .*$/, undefined],
  [
    'one fits',
    1,
    [],
    /^It runs from 300 orders a month, and we count about 300\.$/,
    'Make a plan of this recipe',
  ],
  ['there is a plan', 3, ['x'], /^Because of c\.$/, 'Add these 3 recipes to the plan'],
  ['some are planned', 3, ['x', 'a'], /^Because of b\.$/, 'Add the other 2 recipes to the plan'],
  ['all are planned', 3, ['c', 'b', 'a', 'x'], /^All of them are in your plan\.$/, undefined],
])('it says and offers what is to be done where %s', (_, count, planned, words, name) => {
  render(
    <MemoryRouter>
      <Answer
        answers={answersOf('')}
        suggestions={three.slice(0, count)}
        planned={planned}
        onPlan={() => undefined}
      />
    </MemoryRouter>,
  );
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByRole('button')?.textContent).toBe(name);
});

test('where the cash has to last, the answer leads to the calculator for that', () => {
  const answers = answersOf('worry=cash');
  const positions = FIRST_POSITIONS.map((one) => ({...one, path: '/', heading: 'First', text: 'Do this.'}));
  render(
    <MemoryRouter>
      <Answer
        answers={answers}
        position={positionFor(answers, positions)}
        suggestions={[]}
        planned={[]}
        onPlan={() => undefined}
      />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', {name: /cash/})).toHaveAttribute('href', '/toolkit/calculators/runway');
});
