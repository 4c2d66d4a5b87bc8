import '@testing-library/jest-dom';
import {act, fireEvent, render, screen} from '@testing-library/react';
import Field from '@site/src/shell/forms/Field';

const EMPTY = 'Please fill out this field.';
const noAt = (text: string) => `'${text}' is missing an '@'.`;

/** jsdom validates, but says nothing of it; a browser's message may quote what is written. */
let said: jest.SpyInstance;
beforeEach(() => {
  said = jest.spyOn(HTMLInputElement.prototype, 'validationMessage', 'get').mockImplementation(function (
    this: HTMLInputElement,
  ) {
    return this.validity.valid ? '' : this.validity.valueMissing ? EMPTY : noAt(this.value);
  });
});

afterEach(() => said.mockRestore());

function drawForm() {
  render(
    <form aria-label="Enquiry">
      <Field name="name" label="Your name" required />
      <Field name="email" label="E-mail" type="email" required />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  const name = screen.getByLabelText('Your name');
  const email = screen.getByLabelText('E-mail');
  // To look for what is invalid, jsdom would fire the event again, without end.
  jest.spyOn(form, 'querySelector').mockReturnValue(name);
  return {name, email, submit: () => act(() => void form.reportValidity())};
}

const write = (field: HTMLElement, value: string) => fireEvent.input(field, {target: {value}});

test('what is wrong with a field is said by the field, and by no alert that cuts off what is being said', () => {
  const {submit, name, email} = drawForm();
  submit();
  expect(name).toHaveFocus();
  for (const field of [name, email]) {
    expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(field).toHaveAccessibleDescription(new RegExp(EMPTY));
  }
  expect(screen.queryAllByRole('alert')).toEqual([]);
});

test('the message that nothing is there goes with the first letter; another stays until the text is right', () => {
  const {submit, email} = drawForm();
  submit();
  expect(email).toHaveAccessibleDescription(new RegExp(EMPTY));
  write(email, 'n');
  expect(email).toHaveAccessibleDescription(/^ *$/);
  submit();
  write(email, 'no');
  expect(email).toHaveAccessibleDescription(new RegExp(noAt('n')));
  write(email, 'no@example.org');
  expect(email).not.toHaveAttribute('aria-invalid');
  expect(email).toHaveAccessibleDescription(/^ *$/);
});

test.each([
  ['on leaving the field', ({email}: ReturnType<typeof drawForm>) => fireEvent.blur(email)],
  ['on another try', ({submit}: ReturnType<typeof drawForm>) => submit()],
])('a message is renewed %s', (_when, renew) => {
  const form = drawForm();
  form.submit();
  write(form.email, 'no');
  renew(form);
  expect(form.email).toHaveAccessibleDescription(new RegExp(noAt('no')));
});

test('a field that was not found wrong is left without a message', () => {
  const {email} = drawForm();
  write(email, 'no');
  fireEvent.blur(email);
  expect(email).not.toHaveAttribute('aria-invalid');
  expect(email).toHaveAccessibleDescription(/^ *$/);
});
