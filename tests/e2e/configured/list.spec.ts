import type {Page} from 'playwright/test';
import {at, FORMS, STAND_IN} from '../support/configured';
import {recipes} from '../support/content';
import {expect, given, test} from '../support/test';

const LIST = at('/services/growth-recipes');
const cards = (page: Page) => page.getByRole('article');
const names = (page: Page) => cards(page).getByRole('heading').allTextContents();

test('of a library of more than a hundred, any recipe is found by page, by search and by order', async ({
  page,
  goto,
}) => {
  await page.route(FORMS, (route) => route.fulfill({contentType: 'text/javascript', body: STAND_IN}));
  given(recipes, 'recipes to make a library of', () => recipes.length > 2);
  await goto(LIST);
  const shown = page.getByText(/^Showing \d+ of \d+ filtered recipes/);
  const [size = 0, total = 0] = ((await shown.textContent())?.match(/\d+/g) ?? []).map(Number);
  expect(total).toBeGreaterThan(100);
  const last = Math.ceil(total / size);
  await page.getByRole('button', {name: `Page ${last}`, exact: true}).click();
  await expect(page).toHaveURL(new RegExp(`page=${last}$`));
  await expect(cards(page)).toHaveCount(total - (last - 1) * size);
  const [name = ''] = await names(page);
  // A page in the middle, as a shared address opens it.
  await goto(`${LIST}?page=${Math.floor(last / 2)}`);
  await expect(cards(page)).toHaveCount(size);
  expect(await names(page)).not.toContain(name);
  await page.getByRole('searchbox').fill(name);
  await expect(page).toHaveURL(/\?q=/);
  await expect(cards(page).filter({hasText: name}).first()).toBeVisible();
  await goto(`${LIST}?sort=name&page=${last}`);
  await expect(shown).toBeVisible();
  await expect(cards(page)).toHaveCount(total - (last - 1) * size);
  const end = await names(page);
  expect(end).toEqual(end.toSorted((a, b) => a.localeCompare(b, 'en')));
});
