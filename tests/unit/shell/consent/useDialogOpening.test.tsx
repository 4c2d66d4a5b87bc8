import '@testing-library/jest-dom';
import {act, fireEvent, render, screen} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import ConsentDialog from '@site/src/shell/consent/ConsentDialog';

// jsdom lays nothing out, so it has nothing to observe.
window.ResizeObserver = jest.fn(() => ({observe: jest.fn(), unobserve: jest.fn(), disconnect: jest.fn()}));

const dialog = () => screen.getByRole('dialog', {hidden: true});

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <>
      <main>Content</main>
      <input aria-label="Field" />
      <button>Elsewhere</button>
      <ConsentDialog />
    </>,
    {wrapper: MemoryRouter},
  );
});

test('the focus goes back to where the dialog took it, not to where it was as the dialog opened', () => {
  screen.getByLabelText('Field').focus();
  act(() => jest.advanceTimersByTime(2_000));
  screen.getByRole('button', {name: 'Elsewhere'}).focus();
  act(() => jest.advanceTimersByTime(10_000));
  expect(dialog()).toContainElement(document.activeElement as HTMLElement);
  fireEvent.click(screen.getByRole('button', {name: 'Necessary Only'}));
  act(() => jest.runOnlyPendingTimers());
  expect(screen.getByRole('button', {name: 'Elsewhere'})).toHaveFocus();
});
