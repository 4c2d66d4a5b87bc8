import type {Page} from 'playwright/test';
import {expectAccessible} from './support/axe';
import {transferred} from './support/bytes';
import {RELEVANCE} from './support/relevance';
import {expect, test} from './support/test';

const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search'});
const field = (page: Page) => page.getByRole('combobox', {name: 'Search the site'});
const options = (page: Page) => page.getByRole('listbox', {name: 'Search results'}).getByRole('option');
const status = (page: Page) => page.getByRole('status').filter({hasText: /\S/});
const button = (page: Page) => page.getByRole('banner').getByRole('link', {name: 'Search', exact: true});

/** How far the page is wider than the window, in pixels. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('opens by button, finds, and follows a result @phone', async ({page, goto}) => {
  await goto('/');
  await button(page).click();
  await expect(field(page)).toBeFocused();
  await field(page).fill('geo holdout');
  await expect(options(page).first().locator('mark').first()).toHaveText('Geo');
  await options(page).first().click();
  await expect(page).toHaveURL(/geo-holdout-lift-test$/);
  await expect(dialog(page)).toBeHidden();
});

test('loads nothing of the search before it is opened', async ({page, goto}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await goto('/philosophy');
  await page.waitForLoadState('networkidle');
  const before = [...asked];
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await field(page).fill('retention');
  await expect(options(page).first()).toBeVisible();
  expect(before.filter((url) => url.includes('/pagefind/'))).toEqual([]);
  const later = asked.slice(before.length);
  expect(later.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(0);
  expect(later.some((url) => url.endsWith('/pagefind/entries.json'))).toBe(true);
});

test('is worked by keys alone, and gives the focus back', async ({page, goto}) => {
  await goto('/philosophy');
  await button(page).focus();
  await page.keyboard.press('Control+k');
  await field(page).fill('retention');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    (await options(page).first().getAttribute('id')) ?? '',
  );
  const opened = page.context().waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await opened;
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
});

test('a result with a modifier opens in a new tab, and the search stays', async ({page, goto}) => {
  await goto('/philosophy');
  await page.keyboard.press('/');
  await field(page).fill('tiktok shop');
  const opened = page.context().waitForEvent('page');
  await options(page)
    .first()
    .click({modifiers: ['ControlOrMeta']});
  expect((await opened).url()).toMatch(/tiktok-shop-integration$/);
  await expect(dialog(page)).toBeVisible();
});

test('Enter leads to the page of all results, and Back leads back to them @phone', async ({page, goto}) => {
  await goto('/philosophy');
  await button(page).click();
  await field(page).fill('retention');
  await expect(options(page).first()).toBeVisible();
  await field(page).press('Enter');
  await expect(page).toHaveURL('/search?q=retention');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('heading', {level: 1, name: 'Search'})).toBeVisible();
  const title = await options(page).first().textContent();
  await options(page).first().click();
  await expect(page).not.toHaveURL(/search/);
  await page.goBack();
  await expect(field(page)).toHaveValue('retention');
  await expect(options(page).first()).toHaveText(title ?? '');
});

test('works by address, with groups and facets that count, and is not for search engines @phone', async ({
  page,
  goto,
}) => {
  await goto('/search?q=retention');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('group', {name: 'Recipes', exact: true})).toBeVisible();
  await expect(page.getByRole('group', {name: 'Pages', exact: true})).toBeVisible();
  const email = page.getByLabel('Channel').getByRole('option', {name: /^Email \(\d+\)$/});
  const count = Number(/\d+/.exec((await email.textContent()) ?? '')?.[0]);
  await page.getByLabel('Channel').selectOption('Email');
  await expect(page).toHaveURL('/search?q=retention&channel=email');
  await expect(options(page)).toHaveCount(count);
  await expect(page.getByRole('group', {name: 'Pages', exact: true})).toBeHidden();
  await page.goBack();
  await expect(page.getByLabel('Channel')).toHaveValue('');
});

test('says what to do when nothing is found, there or under a facet', async ({page, goto}) => {
  await goto('/search?q=klaviyo&channel=tiktok');
  await expect(status(page)).toHaveText('Nothing found for "klaviyo" in TikTok.');
  await page.getByRole('button', {name: 'Search everything'}).click();
  await expect(options(page).first()).toBeVisible();
  await field(page).fill('zzzzqqqq');
  await expect(status(page)).toHaveText('Nothing found for "zzzzqqqq".');
  await page.getByRole('main').getByRole('link', {name: 'Growth recipes'}).click();
  await expect(page).toHaveURL('/services/growth-recipes');
});

test('says so when the index cannot be loaded, and tries again', async ({page, goto}) => {
  await page.route('**/pagefind/**', (route) => route.fulfill({status: 404, body: ''}));
  await goto('/philosophy');
  await page.keyboard.press('/');
  await expect(status(page)).toHaveText(/could not be loaded/);
  await expect(dialog(page).getByRole('link', {name: 'Journal'})).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/pagefind/**');
  await field(page).fill('retention');
  await expect(options(page).first()).toBeVisible();
});

test('keeps recent searches in this browser, to be used again or forgotten', async ({page, goto}) => {
  const recent = page.getByRole('region', {name: 'Recent searches'});
  await page.addInitScript(() => {
    if (window.sessionStorage.getItem('seeded') === null) {
      window.sessionStorage.setItem('seeded', '1');
      window.localStorage.setItem('gfn-recent-searches', '["geo holdout", 7, "", "sms"]');
    }
  });
  await goto('/philosophy');
  await page.keyboard.press('/');
  await expect(recent.getByRole('listitem')).toHaveText(['geo holdout', 'sms']);
  await recent.getByRole('button', {name: 'Forget sms'}).click();
  await recent.getByRole('button', {name: 'geo holdout', exact: true}).click();
  await expect(field(page)).toHaveValue('geo holdout');
  await field(page).fill('pmax');
  await options(page).first().click();
  await expect(dialog(page)).toBeHidden();
  await goto('/philosophy');
  await page.keyboard.press('/');
  await expect(recent.getByRole('listitem')).toHaveText(['pmax', 'geo holdout']);
  await recent.getByRole('button', {name: 'Forget all'}).click();
  await expect(recent).toBeHidden();
  expect(await page.evaluate(() => window.localStorage.getItem('gfn-recent-searches'))).toBe('[]');
});

test('without script the button leads to a page that says what to do', async ({browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL: baseURL ?? ''});
  const page = await context.newPage();
  await page.goto('/philosophy');
  await button(page).click();
  await expect(page).toHaveURL('/search');
  // Its text is no element of the page to Chromium's tools, which do show it.
  expect(await page.getByRole('main').locator('noscript').textContent()).toContain(
    'The search needs JavaScript',
  );
  await page.getByRole('main').getByRole('link', {name: 'Growth recipes'}).click();
  await expect(page).toHaveURL('/services/growth-recipes');
  await context.close();
});

test('has no accessibility violation when open, with results, and empty @phone', async ({page, goto}) => {
  await goto('/philosophy');
  await button(page).click();
  await expect(dialog(page).getByRole('link', {name: 'Journal'})).toBeVisible();
  await expectAccessible(page);
  await field(page).fill('email');
  await expect(options(page).first()).toBeVisible();
  await field(page).press('ArrowDown');
  await expectAccessible(page);
  await field(page).fill('zzzzqqqq');
  await expect(status(page)).toHaveText(/Nothing found/);
  await expectAccessible(page);
});

test('the page of results has no accessibility violation', async ({page, goto}) => {
  await goto('/search?q=email');
  await expect(options(page).first()).toBeVisible();
  await expectAccessible(page);
});

for (const [name, width, size] of [
  ['at 320 px (WCAG 1.4.10)', 320, '100%'],
  ['with text of 200 % (WCAG 1.4.4)', 720, '200%'],
] as const) {
  test(`results fit ${name}`, async ({page, goto}) => {
    await page.setViewportSize({width, height: 640});
    await goto('/search?q=email');
    await page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);
    await expect(options(page).first()).toBeVisible();
    expect(await overflow(page)).toBe(0);
    await page.keyboard.press('Control+k');
    await dialog(page).getByRole('combobox', {name: 'Search the site'}).fill('email');
    await expect(dialog(page).getByRole('listbox').getByRole('option').first()).toBeVisible();
    expect(await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    const last = dialog(page).getByRole('listbox').getByRole('option').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
  });
}

test('finds what visitors look for among the first three', async ({page, goto}) => {
  await goto('/search');
  for (const [query, path] of RELEVANCE) {
    await field(page).fill(query);
    await expect
      .soft(page.locator(`[role="option"][href="${path}"]`), `"${query}" finds ${path}`)
      .toHaveAttribute('data-rank', /^[123]$/);
  }
});

/** Budget of the first query, compressed, in bytes: script and style of the search, index and excerpts. */
const FIRST_QUERY_BYTES = 120 * 1024;

/** Most of a query that no title answers: pagefind is 72 KB, each word's part of the index 30 KB, an excerpt 3 KB. */
const FULL_TEXT_BYTES = 170 * 1024;

for (const [query, budget] of [
  ['klaviyo flows', FIRST_QUERY_BYTES],
  ['espresso', FULL_TEXT_BYTES],
] as const) {
  test(`the first query weighs little: ${query}`, async ({page, goto}) => {
    await goto('/philosophy');
    await page.waitForLoadState('networkidle');
    const bytes = transferred(page);
    await page.keyboard.press('Control+k');
    await field(page).pressSequentially(query, {delay: 80});
    await expect(
      options(page)
        .locator('mark', {hasText: query.slice(0, 7)})
        .first(),
    ).toBeVisible();
    await page.waitForLoadState('networkidle');
    console.log(`search: ${Math.round(bytes() / 1024)} KB for "${query}"`);
    expect(bytes()).toBeLessThanOrEqual(budget);
  });
}

/** The aim is 0.5 s; a shared build machine may be several times slower than a visitor's. */
const FIRST_HIT_MS = 2_000;

for (const [query, what] of [
  ['k', 'by title'],
  ['espresso', 'in the full text'],
] as const) {
  test(`shows the first hit ${what} soon after the first key`, async ({page, goto}) => {
    await goto('/philosophy');
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    const took = await page.evaluate(async (text) => {
      const started = performance.now();
      const input = document.activeElement as HTMLInputElement;
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
      input.dispatchEvent(new Event('input', {bubbles: true}));
      while (document.querySelector('dialog [role="option"]') === null) {
        await new Promise(requestAnimationFrame);
      }
      return Math.round(performance.now() - started);
    }, query);
    console.log(`search: first hit ${what} after ${took} ms`);
    expect(took).toBeLessThan(FIRST_HIT_MS);
  });
}
