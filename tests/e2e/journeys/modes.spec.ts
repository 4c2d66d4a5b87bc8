import {expect, test} from '../support/test';

test('dark is chosen, kept from page to page and from visit to visit, and follows the system again', async ({
  page,
  goto,
}) => {
  const theme = page.locator('html');
  const colours = page.getByRole('combobox', {name: 'Colours'});
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.emulateMedia({colorScheme: 'light'});
  await goto('/');
  const light = await background();
  await colours.selectOption('dark');
  await expect(theme).toHaveAttribute('data-theme', 'dark');
  await expect.poll(background).not.toBe(light);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Privacy Policy'}).click();
  await expect(theme).toHaveAttribute('data-theme', 'dark');
  await page.goto('/philosophy');
  await expect(theme).toHaveAttribute('data-theme', 'dark');
  await page.mouse.move(4, 4, {steps: 2});
  await colours.selectOption('system');
  await expect(theme).toHaveAttribute('data-theme', 'light');
});

test('under reduced motion nothing moves by itself', async ({page, goto}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  for (const path of ['/', '/games', '/services/how-we-work']) {
    await goto(path);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const moving = () =>
      page.evaluate(() => document.getAnimations().filter(({playState}) => playState === 'running').length);
    await expect.poll(moving, path).toBe(0);
  }
  await expect(page.getByRole('checkbox', {name: 'Pause headline'})).toBeHidden();
});

test('a visit in which no part that is loaded late comes leaves every page in place', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({baseURL: baseURL ?? '', reducedMotion: 'reduce'});
  const page = await context.newPage();
  await page.goto('/');
  await page.mouse.move(3, 3, {steps: 2});
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  const failed = new Set<string>();
  // Each script fails the first time that it is asked for, and comes the second time.
  await page.route('**/assets/js/*.js', async (route) => {
    const address = route.request().url();
    if (failed.has(address)) {
      await route.continue();
      return;
    }
    failed.add(address);
    await route.abort();
  });
  const stays = async () => {
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
  };
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await stays();
  await page.getByRole('contentinfo').locator('a[href="/services/growth-recipes"]').first().click();
  await expect(page).toHaveURL('/services/growth-recipes');
  await stays();
  await page.goto('/services/growth-recipes');
  // A card of the first page, which is built in: others are scripts themselves.
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', {name: 'Steps to Execute'})).toBeVisible();
  await stays();
  await page.getByRole('contentinfo').locator('a[href="/games/tetris"]').first().click();
  await expect(page).toHaveURL('/games/tetris');
  await stays();
  await context.close();
});
