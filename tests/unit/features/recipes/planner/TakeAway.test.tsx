import {fireEvent, render, screen, waitFor} from '@testing-library/react';
import {notify} from '@site/src/shell/toasts/notify';
import {parsePlan} from '@site/src/features/recipes/plan/address';
import {schedule} from '@site/src/features/recipes/plan/schedule';
import TakeAway from '@site/src/features/recipes/planner/TakeAway';
import {planRecipe} from '../../../support/planRecipe';

jest.mock('@site/src/shell/toasts/notify', () => ({notify: jest.fn()}));
jest.mock('@site/src/config/useSite', () => ({
  useSite: () => ({url: 'https://example.org', baseUrl: '/'}),
}));

test('that a file cannot be made is said once, beside the buttons', async () => {
  URL.createObjectURL = () => {
    throw new Error('no room');
  };
  const address = parsePlan('recipes=a&days=4');
  const plan = schedule({...address, start: 20_000}, [planRecipe({id: 'a', setUpDays: 2})]);
  render(
    <TakeAway state={{plan, link: 'recipes=a', address}} places={{}} load={() => Promise.resolve({})} />,
  );
  fireEvent.click(screen.getByRole('button', {name: 'Markdown'}));
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toContain('The file (Markdown) could not be created.'),
  );
  expect(notify).not.toHaveBeenCalled();
});
