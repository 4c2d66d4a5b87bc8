import {one, placeOf, recipes} from '../support/content';
import {button, dialog, field, options, results} from '../support/search';
import {expect, tabTo, test} from '../support/test';

const recipe = one(recipes, 'recipe');

test('by keyboard alone: skip link, header, a filter, a recipe, its first step', async ({page}) => {
  const place = placeOf('/services/growth-recipes');
  const opener = page.getByRole('banner').getByRole('button', {name: place.group});
  await page.goto('/philosophy');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  const content = (await skip.getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  // Whether the page was live or not: the first control of its content.
  await expect(page.locator(`${content} :focus`)).toHaveCount(1);

  await page.goto('/philosophy');
  await tabTo(opener);
  await page.keyboard.press('Enter');
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  const entry = page.getByRole('navigation', {name: 'Main', exact: true}).locator(`a[href="${place.path}"]`);
  await tabTo(entry);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/services/growth-recipes');

  await tabTo(page.getByRole('searchbox'));
  await page.keyboard.type(recipe.name);
  const card = page.getByRole('article').getByRole('link', {name: recipe.name}).first();
  await tabTo(card);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {name: 'Steps to Execute'})).toBeVisible();
  await tabTo(page.getByRole('checkbox', {name: 'Step 1 done'}));
  await page.keyboard.press('Space');
  await expect(page.getByText(/^1 of \d+ steps done/)).toBeVisible();
});

test('each page is announced by its title and begins at its heading, by link, Back and Forward; a filter is no page', async ({
  page,
  goto,
}) => {
  const start = page.getByRole('heading', {level: 1});
  const told = page.locator('body > [aria-live="polite"].srOnly');
  await goto('/philosophy');
  await expect(told).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Growth Recipes'}).first().press('Enter');
  await expect(page.getByRole('heading', {level: 1, name: 'Growth recipes'})).toBeVisible();
  await expect(start).toBeFocused();
  await expect(told).toHaveText(await page.title());
  const effort = page.getByRole('combobox', {name: 'Effort'});
  await effort.focus();
  await effort.selectOption('Low');
  await expect(page).toHaveURL(/effort=low/);
  await expect(effort).toBeFocused();
  await expect(told).toHaveText(/^Growth recipes/i);
  await page.goBack();
  await expect(page).not.toHaveURL(/effort/);
  await expect(effort).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/philosophy');
  await expect(start).toBeFocused();
  await expect(told).not.toHaveText(/^Growth recipes/i);
  await expect(told).toHaveText(await page.title());
  await page.goForward();
  await expect(page).toHaveURL(/growth-recipes/);
  await expect(start).toBeFocused();
});

test('a link to a part of another page leads the focus there', async ({page, goto}) => {
  await goto('/');
  const question = (await page.locator('main summary').first().textContent()) ?? '';
  await goto(`/search?q=${encodeURIComponent(question)}`);
  await page.getByRole('list', {name: 'Answers'}).getByRole('link', {name: question}).click();
  await expect(page.locator('summary').filter({hasText: question})).toBeFocused();
  await expect(page.locator('details[open]').filter({hasText: question})).toBeVisible();
});

test('the search is opened, used and left by keyboard, and gives the focus back', async ({page, goto}) => {
  await goto('/philosophy');
  await button(page).focus();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  // The next press may come before the browser has said that the dialog is closed.
  await page.evaluate(() => {
    for (const keys of [{key: 'Escape'}, {key: 'k', ctrlKey: true}]) {
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', {...keys, bubbles: true, cancelable: true}),
      );
    }
  });
  await expect(field(page)).toBeFocused();
  await field(page).fill(recipe.channels[0] ?? '');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(results(page)).toHaveAttribute('aria-busy', 'false');
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  const first = options(page).first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  // With Control, a result opens in another tab, and the search stays.
  const opened = page.context().waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await (await opened).close();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL('/philosophy');
});
