import type {Locator, Page} from 'playwright/test';
import {textsOf} from './content';

const texts = textsOf('every-page').consent;

/** The dialog that asks for a choice about cookies. */
export const consentDialog = (page: Page): Locator => page.getByRole('dialog', {name: texts.heading});

/** The switch of a category, in the dialog or in the tool of the privacy page. */
export const consentSwitch = (within: Page | Locator, category: keyof typeof texts.categories): Locator =>
  within.getByRole('switch', {name: texts.categories[category].label, exact: true});
