import type {Locator, Page} from 'playwright/test';
import {navigation} from '../../../src/config/navigation';
import {one, recipes} from '../support/content';
import {options} from '../support/search';
import {expect, test} from '../support/test';

const recipe = one(recipes, 'recipe');

/** Presses Tab until a control has the focus; a control that no Tab reaches fails the test. */
async function tabTo(page: Page, control: Locator, most = 60): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) {
      return;
    }
  }
  await expect(control).toBeFocused();
}

test('by keyboard alone: skip link, header, a filter, a recipe, its first step', async ({page}) => {
  const list = one(
    navigation.flatMap(({entries}) => entries),
    'entry of the recipes',
    (entry) => typeof entry === 'object' && entry.path === '/services/growth-recipes',
  );
  const [group] = navigation;
  const button = page.getByRole('banner').getByRole('button', {name: group?.name ?? ''});
  await page.goto('/philosophy');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await page.goto('/philosophy');
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const entry = page
    .getByRole('navigation', {name: 'Main', exact: true})
    .locator(`a[href="${typeof list === 'object' ? list.path : ''}"]`);
  await tabTo(page, entry);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/services/growth-recipes');

  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type(recipe.name);
  const card = page.getByRole('article').getByRole('link', {name: recipe.name}).first();
  await tabTo(page, card);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {name: 'Steps to Execute'})).toBeVisible();
  await tabTo(page, page.getByRole('checkbox', {name: 'Step 1 done'}));
  await page.keyboard.press('Space');
  await expect(page.getByText(/^1 of \d+ steps done/)).toBeVisible();
});

test('the search is opened, used and left by keyboard, and gives the focus back', async ({page, goto}) => {
  await goto('/philosophy');
  const button = page.getByRole('banner').getByRole('link', {name: 'Search', exact: true});
  await button.focus();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', {name: 'Search the site'});
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.keyboard.press('/');
  await field.fill(recipe.name);
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[role="option"][aria-selected="true"]')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL('/philosophy');
});
