import '@testing-library/jest-dom';
import {act, render, screen} from '@testing-library/react';
import {NOTHING} from '../../../../src/features/consent/record';
import {saveConsent} from '../../../../src/features/consent/store';
import {useDialogOpening} from '../../../../src/features/consent/useDialogOpening';

function Dialog() {
  const {open, box, heading} = useDialogOpening();
  return (
    <div ref={box} role="dialog" hidden={!open}>
      <h2 ref={heading}>Your choice</h2>
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
