import {button, dialog, field, options} from './support/search';
import {expect, test} from './support/test';

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
