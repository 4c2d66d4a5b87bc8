import type {Page} from 'playwright/test';
import {addressOf, recipes} from '../support/content';
import {overflow} from '../support/fits';
import {expect, test} from '../support/test';

const LIST = '/services/growth-recipes';
const chosen = recipes.filter(({plan}) => plan !== undefined).slice(0, 3);

const field = (page: Page) => page.getByRole('searchbox');
const cards = (page: Page) => page.getByRole('article');
const names = (page: Page) => cards(page).getByRole('heading').allTextContents();
const sorted = (all: readonly string[]) => all.toSorted((a, b) => a.localeCompare(b));

test('three recipes are found, planned, listed by themselves, and still there the next day @phone', async ({
  page,
  goto,
}) => {
  const expected = sorted(chosen.map(({name}) => name));
  const planned = page.getByRole('button', {name: `In my plan (${chosen.length})`});
  await goto(LIST);
  for (const {name} of chosen) {
    await field(page).fill(name);
    const plan = page.getByRole('button', {name: `Add ${name} to plan`, exact: true});
    await plan.click();
    await expect(plan).toHaveAttribute('aria-pressed', 'true');
  }
  await field(page).fill('');
  await planned.click();
  await expect(cards(page)).toHaveCount(chosen.length);
  expect(await overflow(page), 'wider than the screen').toBe(0);

  await page.goto('/');
  await goto(LIST);
  await planned.click();
  await expect(cards(page)).toHaveCount(chosen.length);
  expect(sorted(await names(page))).toEqual(expected);
  const gone = page.getByRole('button', {name: `Add ${expected[0] ?? ''} to plan`, exact: true});
  await gone.click();
  await expect(cards(page)).toHaveCount(chosen.length - 1);
  await expect(page.getByRole('heading', {name: 'Recipes', exact: true})).toBeFocused();
});

test('a recipe is taken away as Markdown, the same text that its .md address gives', async ({
  page,
  goto,
  clipboard,
  request,
}) => {
  const path = addressOf.recipe(chosen[1] ?? {id: ''});
  await goto(path);
  await page.getByRole('button', {name: 'Save, share, print'}).click();
  await page.getByRole('button', {name: 'Copy as Markdown'}).click();
  await expect(page.getByText('The recipe is on your clipboard as Markdown.')).toBeVisible();
  const file = await request.get(`${path}.md`);
  expect(file.headers()['content-type']).toContain('text/markdown');
  expect(await clipboard()).toBe(await file.text());
});
