import type {Locator, Page} from 'playwright/test';

const SWITCHES = {necessary: 'Necessary', analytics: 'Analytics', marketing: 'Marketing'};

/** The dialog that asks for a choice about cookies. */
export const consentDialog = (page: Page): Locator =>
  page.getByRole('dialog', {name: 'Your choice about cookies'});

/** The switch of a category, in the dialog or in the tool of the privacy page. */
export const consentSwitch = (within: Page | Locator, category: keyof typeof SWITCHES): Locator =>
  within.getByRole('switch', {name: SWITCHES[category], exact: true});
