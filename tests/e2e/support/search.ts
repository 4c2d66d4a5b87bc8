import type {Locator, Page} from 'playwright/test';

/** The search's own parts of a page, by what a visitor sees of them. */
export const dialog = (page: Page): Locator => page.getByRole('dialog', {name: 'Search'});
export const field = (page: Page): Locator => page.getByRole('combobox', {name: 'Search the site'});
export const results = (page: Page): Locator => page.getByRole('listbox', {name: 'Search results'});
export const options = (page: Page): Locator => results(page).getByRole('option');
/** What a screen reader is told, once there is something to tell. */
export const status = (page: Page): Locator => page.getByRole('status').filter({hasText: /\S/});
export const button = (page: Page): Locator =>
  page.getByRole('banner').getByRole('link', {name: 'Search', exact: true});
