import type {Page} from 'playwright/test';
import {expectAccessible} from './support/axe';
import {button, dialog, field, options, status} from './support/search';
import {expect, test} from './support/test';

const NOT_FOUND = {status: 404, body: ''};

const tryAgain = (page: Page) => page.getByRole('button', {name: 'Try again'});

/** Makes the first file that matches fail, and only that. */
async function failOnce(page: Page, files: string | RegExp): Promise<void> {
  await page.route(files, (route) => route.fulfill(NOT_FOUND), {times: 1});
}

/** Three more tries, after one, two and four seconds, come before a failure is said. */
const GIVES_UP = {timeout: 25_000};

test('says so when the index cannot be loaded, and the button under that tries again', async ({
  page,
  goto,
}) => {
  await page.route('**/pagefind/**', (route) => route.fulfill(NOT_FOUND));
  await goto('/philosophy');
  await page.keyboard.press('/');
  await field(page).fill('retention');
  await expect(status(page)).toHaveText(/could not be loaded/, GIVES_UP);
  await expect(dialog(page).getByRole('link', {name: 'Journal'})).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/pagefind/**');
  await tryAgain(page).click();
  await expect(options(page).first()).toBeVisible();
  await expect(tryAgain(page)).toBeHidden();
  await expect(field(page)).toBeFocused();
});

test('a file that comes at the second try is as good as one that came at once', async ({page, goto}) => {
  await failOnce(page, '**/entries.json');
  await goto('/search?q=retention');
  await expect(options(page).first()).toBeVisible();
  await expect(tryAgain(page)).toBeHidden();
});

for (const [what, files] of [
  ['the client', '**/pagefind.js*'],
  ['a part of the index', '**/*.pf_index'],
] as const) {
  test(`keeps what titles give when the texts cannot be loaded: ${what}`, async ({page, goto}) => {
    // What pagefind itself reports of it is no error of the page.
    await page.addInitScript(() => {
      const report = console.error.bind(console);
      console.error = (...parts: unknown[]) =>
        String(parts[0]).startsWith('Failed to load the') ? undefined : report(...parts);
    });
    await page.route(files, (route) => route.fulfill(NOT_FOUND));
    await goto('/search?q=geo%20holdout');
    await expect(options(page).first()).toHaveAttribute('href', /geo-holdout-lift-test$/);
    await expect(status(page)).toHaveText(
      /^\d+ results?\. The texts could not be loaded, so only titles/,
      GIVES_UP,
    );
    await expectAccessible(page);
    await page.unroute(files);
    await tryAgain(page).click();
    await expect(status(page)).toHaveText(/^\d+ results?$/);
    await expect(tryAgain(page)).toBeHidden();
  });
}

test('a dialog that cannot be loaded leads to the page of results, which works', async ({page, goto}) => {
  await goto('/philosophy');
  await failOnce(page, /\/assets\/js\/[^/]+\.js$/);
  await button(page).click();
  await expect(page).toHaveURL('/search');
  await field(page).fill('retention');
  await expect(options(page).first()).toBeVisible();
});

test('where that page does not come either, the next press opens the dialog', async ({page, goto}) => {
  await goto('/philosophy');
  await failOnce(page, /\/assets\/js\/[^/]+\.js$/);
  // An answer without content leaves the visitor where they are.
  await page.route('/search', (route) => route.fulfill({status: 204}));
  const refused = page.waitForResponse('**/search');
  await button(page).click();
  await refused;
  await button(page).click();
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL('/philosophy');
});
