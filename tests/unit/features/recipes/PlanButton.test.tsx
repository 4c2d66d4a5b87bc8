import '@testing-library/jest-dom';
import {act, fireEvent, render, screen} from '@testing-library/react';
import PlanButton from '@site/src/features/recipes/PlanButton';

jest.mock('@site/src/shell/toasts/notify', () => ({notify: jest.fn()}));

const recipe = {id: 'a', name: 'Cart reminders'};

test('beside its words, the name of the plan button begins with them, before and after', () => {
  render(<PlanButton wide recipe={recipe} />);
  for (const words of ['Add to plan', 'In your plan', 'Add to plan']) {
    const button = screen.getByRole('button', {name: `${words}: ${recipe.name}`});
    expect(button.textContent.trim()).toBe(words);
    // Words that change say the state; said a second time, it would be the opposite.
    expect(button).not.toHaveAttribute('aria-pressed');
    act(() => void fireEvent.click(button));
  }
});

test('as an icon, it keeps its name and is pressed or not', () => {
  render(<PlanButton recipe={recipe} />);
  const plan = screen.getByRole('button', {name: `Add ${recipe.name} to plan`});
  expect(plan).toHaveAttribute('aria-pressed', 'false');
  act(() => void fireEvent.click(plan));
  expect(plan).toHaveAttribute('aria-pressed', 'true');
});
