import {act, renderHook, waitFor} from '@testing-library/react';
import {HONEYPOT, usePost} from '@site/src/shell/forms/usePost';

const request = jest.fn(() => Promise.resolve({ok: true}));
beforeEach(() => {
  request.mockClear();
  Object.assign(globalThis, {fetch: request});
});

function formWith(honeypot: string): HTMLFormElement {
  const form = document.createElement('form');
  form.innerHTML = '<input name="email" value="a@growth.test">';
  form.append(Object.assign(document.createElement('input'), {name: HONEYPOT, value: honeypot}));
  return form;
}

test.each([
  ['that a person filled in is sent', '', 1, 'sent'],
  ['with what nobody sees filled in is not sent, and says so', 'https://spam.test', 0, 'failed'],
])('a form %s', async (_name, honeypot, requests, state) => {
  const {result} = renderHook(() => usePost('/forms'));
  act(() => result.current.post(formWith(honeypot)));
  await waitFor(() => expect(result.current.state).toBe(state));
  expect(request).toHaveBeenCalledTimes(requests);
});
