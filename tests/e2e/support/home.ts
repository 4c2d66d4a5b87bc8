import type {Page} from 'playwright/test';

/** The names of the recipes that the home page lists. */
export const namesAtHome = (page: Page): Promise<string[]> =>
  page.getByRole('list', {name: 'Your plan'}).getByRole('link').allInnerTexts();
