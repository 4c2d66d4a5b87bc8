import {fireEvent, render, screen, waitFor} from '@testing-library/react';
import {notify} from '@site/src/features/page/toasts/notify';
import {schedule} from '@site/src/features/recipes/plan/schedule';
import TakeAway from '@site/src/features/recipes/planner/TakeAway';
import {planRecipe} from '../../../support/planRecipe';

jest.mock('@site/src/features/page/toasts/notify', () => ({notify: jest.fn()}));
jest.mock('@site/src/config/useSite', () => ({
  useSite: () => ({url: 'https://example.org', baseUrl: '/'}),
}));

test('a file that cannot be made is told of once, beside the buttons', async () => {
  URL.createObjectURL = () => {
    throw new Error('no room');
  };
  const plan = schedule({recipes: [planRecipe({id: 'a', setUpDays: 2})], start: 20_000, daysPerMonth: 4});
  render(<TakeAway state={{plan, link: 'recipes=a'}} load={() => Promise.resolve({})} />);
  fireEvent.click(screen.getByRole('button', {name: 'Markdown'}));
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toContain('The file (Markdown) could not be created.'),
  );
  expect(notify).not.toHaveBeenCalled();
});
