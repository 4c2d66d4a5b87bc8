import type {Page} from 'playwright/test';
import {expectAccessible} from './support/axe';
import {expect, test, wake} from './support/test';

test.use({viewport: {width: 390, height: 844}});

const menu = (page: Page) => page.getByRole('dialog', {name: 'Menu'});

test.beforeEach(async ({goto, page}) => {
  await goto('/services/growth-recipes');
  await page.getByRole('button', {name: 'Open menu'}).click();
  await expect(menu(page)).toBeVisible();
});

test('groups expand one at a time, and a link leads on and closes the menu', async ({page}) => {
  await menu(page).getByText('Services', {exact: true}).click();
  await menu(page).getByText('The Network', {exact: true}).first().click();
  await expect(menu(page).getByRole('link', {name: 'Growth Recipes'})).toBeHidden();
  await menu(page).getByRole('link', {name: 'Our Story'}).click();
  await expect(page).toHaveURL('/network');
  await expect(menu(page)).toBeHidden();
});

test('a link closes it at once, though its page takes long to come', async ({page}) => {
  await wake(page);
  await page.route('**/assets/js/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await route.continue();
  });
  await menu(page).getByText('The Network', {exact: true}).first().click();
  await menu(page).getByRole('link', {name: 'Our Story'}).click();
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole('heading', {level: 1})).toContainText('Growth recipes');
  await expect(page.getByRole('heading', {level: 1})).not.toContainText('Growth recipes');
});

test('the page behind is inert and does not scroll; Tab stays in the menu', async ({page}) => {
  await page.mouse.move(40, 400);
  await page.mouse.wheel(0, 800);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  for (let presses = 0; presses < 16; presses += 1) {
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
    );
    expect(inside).toBe(true);
  }
});

test('the backdrop closes it, which closes the groups and gives the focus back', async ({page}) => {
  await menu(page).getByText('Toolkit', {exact: true}).first().click();
  await page.mouse.click(12, 400);
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole('button', {name: 'Open menu'})).toBeFocused();
  await page.getByRole('button', {name: 'Open menu'}).click();
  await expect(menu(page).getByRole('link', {name: 'GTM Platform'})).toBeHidden();
});

test('Escape and its button close it', async ({page}) => {
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await page.getByRole('button', {name: 'Open menu'}).click();
  await page.getByRole('button', {name: 'Close menu'}).click();
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole('button', {name: 'Open menu'})).toHaveAttribute('aria-expanded', 'false');
});

test('it has no accessibility violation', async ({page}) => {
  await menu(page).getByText('Growth Hubs', {exact: true}).click();
  await expectAccessible(page);
});
