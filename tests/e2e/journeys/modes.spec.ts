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
  const key = await page.evaluate(() => Object.keys(localStorage).find((name) => name.startsWith('theme')));
  await expect(page.getByRole('main').getByText(key ?? 'a key')).toBeVisible();
  await page.goto('/philosophy');
  await expect(theme).toHaveAttribute('data-theme', 'dark');
  await page.mouse.move(4, 4, {steps: 2});
  await colours.selectOption('system');
  await expect(theme).toHaveAttribute('data-theme', 'light');
});

test('under reduced motion there is no headline to pause', async ({page, goto}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await goto('/');
  await expect(page.getByRole('checkbox', {name: 'Pause headline'})).toBeHidden();
});
