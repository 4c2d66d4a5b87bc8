import type {Locator, Page} from 'playwright/test';

/** The search's own parts of a page, by what a visitor sees of them. */
export const dialog = (page: Page): Locator => page.getByRole('dialog', {name: 'Search'});
const NAME = 'Search the site';
export const field = (page: Page): Locator =>
  page.getByRole('combobox', {name: NAME}).or(page.getByRole('searchbox', {name: NAME}));
/** The dialog has a list of suggestions to its field, the page of all results links to read. */
export const results = (page: Page): Locator => page.getByLabel('Search results', {exact: true});
export const options = (page: Page): Locator =>
  results(page).getByRole('option').or(results(page).getByRole('link'));
/** What a screen reader is told, once there is something to tell. */
export const status = (page: Page): Locator => page.getByRole('status').filter({hasText: /\S/});
export const button = (page: Page): Locator =>
  page.getByRole('banner').getByRole('link', {name: 'Search', exact: true});
