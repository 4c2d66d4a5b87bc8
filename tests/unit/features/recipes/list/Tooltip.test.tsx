import {act, fireEvent, render, screen} from '@testing-library/react';
import {Tooltip} from '@site/src/features/recipes/list/Tooltip';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('right after one tooltip has closed, the next opens without the delay', () => {
  render(
    <>
      <Tooltip text="First">
        <button type="button">a</button>
      </Tooltip>
      <Tooltip text="Second">
        <button type="button">b</button>
      </Tooltip>
    </>,
  );
  const [a, b] = screen.getAllByRole('button').map((button) => button.parentElement ?? button);
  fireEvent.pointerEnter(a as Element);
  wait(600);
  expect(screen.queryByRole('tooltip')).toBeNull();
  wait(100);
  expect(screen.getByRole('tooltip').textContent).toBe('First');

  // Both in one task, as a browser fires them when the pointer moves on to a neighbour.
  act(() => {
    fireEvent.pointerLeave(a as Element);
    fireEvent.pointerEnter(b as Element);
  });
  wait(1);
  expect(screen.getByRole('tooltip').textContent).toBe('Second');
});
