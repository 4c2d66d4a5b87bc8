import {fireEvent, render, screen} from '@testing-library/react';
import {openConsentDialog} from '@site/src/shell/consent/dialogControl';
import CookieSettings from '@site/src/shell/footer/CookieSettings';

jest.mock('@site/src/shell/consent/dialogControl', () => ({openConsentDialog: jest.fn()}));
jest.mock('@docusaurus/Link', () => ({
  __esModule: true,
  default: ({to, ...rest}: {to: string}) => <a href={to} {...rest} />,
}));

// Nothing is there to go to.
const stay = (event: Event) => event.preventDefault();
beforeEach(() => window.addEventListener('click', stay));
afterEach(() => window.removeEventListener('click', stay));

test.each([
  ['opens the dialog', {}, 1],
  ['in a new tab, leads to the settings', {ctrlKey: true}, 0],
  ['kept for later, is left to the browser', {altKey: true}, 0],
])('the link to the cookie settings %s', (_what, click, times) => {
  render(<CookieSettings />);
  fireEvent.click(screen.getByRole('link', {name: 'Cookie settings'}), click);
  expect(openConsentDialog).toHaveBeenCalledTimes(times);
  jest.mocked(openConsentDialog).mockClear();
});
