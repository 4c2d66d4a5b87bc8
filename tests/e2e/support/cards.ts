import type {Page} from 'playwright/test';

/** The names on the home page's cards: a link in front, buttons behind. */
export const cardsAtHome = (page: Page): Promise<string[]> =>
  page.getByRole('list', {name: 'Your plan'}).locator('a, button').allInnerTexts();
