import '@testing-library/jest-dom';
import {act, fireEvent, render, screen} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import ConsentDialog from '../../../../src/shell/consent/ConsentDialog';
import {openConsentDialog} from '../../../../src/shell/consent/dialogControl';
import {CONSENT_KEY, createConsent, EVERYTHING, NOTHING} from '../../../../src/shell/consent/record';
import {saveConsent} from '../../../../src/shell/consent/store';
import {useDialogOpening} from '../../../../src/shell/consent/useDialogOpening';
import {writeStored} from '../../../../src/shell/storage/safeStorage';

/** jsdom lays nothing out, so it has nothing to observe. */
beforeAll(() => {
  window.ResizeObserver = jest.fn(() => ({observe: jest.fn(), unobserve: jest.fn(), disconnect: jest.fn()}));
});

function Dialog() {
  const {open, box, heading} = useDialogOpening();
  return (
    <div ref={box} role="dialog" hidden={!open}>
      <h2 ref={heading} tabIndex={-1}>
        Your choice
      </h2>
    </div>
  );
}

test('a choice closes the dialog, also where the boot script showed it once React had looked', () => {
  render(<Dialog />);
  const dialog = screen.getByRole('dialog', {hidden: true});
  dialog.hidden = false;
  act(() => saveConsent(NOTHING));
  expect(dialog).not.toBeVisible();
});

test('where the boot script showed it once React had looked, its settings open at the first press', () => {
  render(<ConsentDialog />, {wrapper: MemoryRouter});
  screen.getByRole('dialog', {hidden: true}).hidden = false;
  fireEvent.click(screen.getByRole('button', {name: 'Customize Settings'}));
  expect(screen.getByRole('button', {name: 'Save Preferences'})).toBeVisible();
});

test('where the boot script showed it once React had looked, a choice by keyboard hands the focus to the content', () => {
  render(
    <>
      <main>Content</main>
      <ConsentDialog />
    </>,
    {wrapper: MemoryRouter},
  );
  screen.getByRole('dialog', {hidden: true}).hidden = false;
  screen.getByRole('button', {name: 'Necessary Only'}).focus();
  fireEvent.click(screen.getByRole('button', {name: 'Necessary Only'}));
  expect(screen.getByRole('dialog', {hidden: true})).not.toBeVisible();
  expect(screen.getByRole('main')).toHaveFocus();
});

/** Another tab stores a text. */
function storeElsewhere(key: string, text: string): void {
  localStorage.setItem(key, text);
  window.dispatchEvent(new StorageEvent('storage', {key, newValue: text}));
}

test('what else is stored, here or in another tab, leaves a dialog open that was asked for', () => {
  saveConsent(NOTHING);
  render(<Dialog />);
  act(openConsentDialog);
  act(() => {
    writeStored('saved', '["one"]');
    storeElsewhere('score', '7');
  });
  expect(screen.getByRole('dialog')).toBeVisible();
  act(() => storeElsewhere(CONSENT_KEY, JSON.stringify(createConsent(EVERYTHING, new Date()))));
  expect(screen.getByRole('dialog', {hidden: true})).not.toBeVisible();
});

test('the focus goes back to where the dialog took it, not to where it was as the dialog opened', () => {
  jest.useFakeTimers();
  localStorage.clear();
  render(
    <>
      <input aria-label="Field" />
      <button>Elsewhere</button>
      <Dialog />
    </>,
  );
  screen.getByLabelText('Field').focus();
  act(() => jest.advanceTimersByTime(2_000));
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(screen.getByLabelText('Field')).toHaveFocus();
  screen.getByRole('button').focus();
  act(() => jest.advanceTimersByTime(10_000));
  expect(screen.getByRole('heading')).toHaveFocus();
  act(() => saveConsent(NOTHING));
  expect(screen.getByRole('button')).toHaveFocus();
});
