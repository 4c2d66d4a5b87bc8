import '@testing-library/jest-dom';
import {act, fireEvent, render, screen} from '@testing-library/react';
import PlanButton from '@site/src/features/recipes/PlanButton';
import SaveButton from '@site/src/features/recipes/SaveButton';

jest.mock('@site/src/shell/toasts/notify', () => ({notify: jest.fn()}));

const recipe = {id: 'a', name: 'Cart reminders'};
const shownIn = (button: HTMLElement) => button.textContent.trim();

test.each([
  [false, 'Save'],
  [true, 'Saved'],
])('beside its words, the name of the save button begins with them (saved: %s)', (saved, words) => {
  render(<SaveButton wide name={recipe.name} saved={saved} />);
  const button = screen.getByRole('button', {name: `${words}: ${recipe.name}`});
  expect(shownIn(button)).toBe(words);
  // Words that change say the state; said a second time, it would be the opposite.
  expect(button).not.toHaveAttribute('aria-pressed');
});

test('beside its words, the name of the plan button begins with them, before and after', () => {
  render(<PlanButton wide recipe={recipe} />);
  for (const words of ['Add to plan', 'In your plan', 'Add to plan']) {
    const button = screen.getByRole('button', {name: `${words}: ${recipe.name}`});
    expect(shownIn(button)).toBe(words);
    expect(button).not.toHaveAttribute('aria-pressed');
    act(() => void fireEvent.click(button));
  }
});

test('as icons, both keep their names and are pressed or not', () => {
  render(<PlanButton recipe={recipe} />);
  render(<SaveButton saved name={recipe.name} />);
  const plan = screen.getByRole('button', {name: `Add ${recipe.name} to plan`});
  expect(plan).toHaveAttribute('aria-pressed', 'false');
  act(() => void fireEvent.click(plan));
  expect(plan).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', {name: `Save ${recipe.name}`})).toHaveAttribute('aria-pressed', 'true');
});
