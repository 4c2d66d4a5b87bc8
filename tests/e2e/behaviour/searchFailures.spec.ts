import type {Page, Route} from 'playwright/test';
import {one, recipes} from '../support/content';
import {dialog, field, options, status} from '../support/search';
import {expect, test} from '../support/test';

const recipe = one(recipes, 'recipe');

// Also what pagefind itself reports.
test.use({tolerated: /Failed to load/});
const again = (page: Page) => page.getByRole('button', {name: 'Try again'});
const missing = (route: Route) => route.fulfill({status: 404, body: ''});

/** Lets the pauses between further tries pass, one, two and four seconds, until something has happened. */
const hurry = (page: Page, happened: () => Promise<unknown>) =>
  expect(async () => {
    await page.clock.fastForward(4_000);
    await happened();
  }).toPass();

test('the search says that it cannot be loaded, leads on, and tries again by a button', async ({
  page,
  goto,
}) => {
  await page.clock.install();
  await page.route('**/pagefind/**', missing);
  await goto('/philosophy');
  await page.keyboard.press('Control+k');
  await field(page).fill(recipe.name);
  await hurry(page, () =>
    expect(status(page)).toContainText('The search could not be loaded.', {timeout: 500}),
  );
  await expect(dialog(page).locator('a[href="/philosophy/journal"]')).toBeVisible();
  await page.unroute('**/pagefind/**');
  await again(page).click();
  await expect(options(page).first()).toBeVisible();
  await expect(again(page)).toBeHidden();
  await expect(field(page)).toBeFocused();
});

test('what titles give is kept when the texts do not come', async ({page, goto}) => {
  const TEXTS = '**/pagefind.js*';
  await page.clock.install();
  await page.route(TEXTS, missing);
  await goto(`/search?q=${encodeURIComponent(recipe.name)}`);
  await expect(options(page).first()).toBeVisible();
  await hurry(page, () =>
    expect(status(page)).toContainText('. The texts could not be loaded', {timeout: 500}),
  );
  await page.unroute(TEXTS);
  await again(page).click();
  await hurry(page, () => expect(status(page)).toHaveText(/^\d+ results?$/, {timeout: 500}));
  await expect(again(page)).toBeHidden();
});
