import '@testing-library/jest-dom';
import {render, screen} from '@testing-library/react';
import {starterPlan} from '@site/src/features/recipes/plan/starters';
import Facts from '@site/src/features/recipes/starters/Facts';
import {library, starter} from '../../../support/starters';

test.each([
  [1, '1 week'],
  [2, '2 weeks'],
])('a plan of %d is one of %s', (weeks, words) => {
  render(<Facts starterPlan={{...starterPlan(starter(), library), weeks}} />);
  expect(screen.getByText(words)).toBeVisible();
});
