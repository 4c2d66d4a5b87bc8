import type {Page} from 'playwright/test';
import {addressOf, recipes, textsOf} from '../support/content';
import {overflow} from '../support/fits';
import {expect, test} from '../support/test';

const LIST = '/services/growth-recipes';
const chosen = recipes.slice(0, 3);

const field = (page: Page) => page.getByRole('searchbox');
const cards = (page: Page) => page.getByRole('article');
const names = (page: Page) => cards(page).getByRole('heading').allTextContents();
const sorted = (all: readonly string[]) => all.toSorted((a, b) => a.localeCompare(b));

/** Saves each chosen recipe from its card, found by its name. */
async function saveThree(page: Page): Promise<void> {
  for (const {name} of chosen) {
    await field(page).fill(name);
    const save = page.getByRole('button', {name: `Save ${name}`, exact: true});
    await save.click();
    await expect(save).toHaveAttribute('aria-pressed', 'true');
  }
  await field(page).fill('');
}

test('three recipes are found, saved, compared, shared with a colleague, and still there the next day @phone', async ({
  page,
  goto,
  clipboard,
  browser,
}) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'share', {value: undefined}));
  const expected = sorted(chosen.map(({name}) => name));
  const saved = (where: Page) => where.getByRole('button', {name: `Saved (${chosen.length})`});
  await goto(LIST);
  await saveThree(page);
  await saved(page).click();
  await expect(cards(page)).toHaveCount(chosen.length);
  await page.getByText(`Compare these ${chosen.length} recipes`).click();
  await expect(page.getByRole('group', {name: 'Comparison'}).getByRole('columnheader')).toHaveText(
    await names(page),
  );
  const comparison = page.getByRole('group', {name: 'Comparison'});
  await comparison.scrollIntoViewIfNeeded();
  await comparison.evaluate((region) => region.scrollBy(region.scrollWidth, 0));
  await expect(comparison.getByRole('rowheader', {name: 'Effort'})).toBeInViewport({ratio: 1});
  expect(await overflow(page), 'wider than the screen').toBe(0);
  await page.getByRole('button', {name: 'Share selection'}).click();
  await expect.poll(clipboard).toContain(`${LIST}?recipes=`);

  // What is copied holds the site's own address, which this is not.
  const {pathname, search} = new URL(await clipboard());
  const other = await browser.newContext();
  const colleague = await other.newPage();
  await colleague.goto(new URL(pathname + search, page.url()).href);
  await expect(cards(colleague)).toHaveCount(chosen.length);
  expect(sorted(await names(colleague))).toEqual(expected);
  await colleague.getByRole('button', {name: 'Save all'}).click();
  await expect(saved(colleague)).toHaveAttribute('aria-pressed', 'true');
  await other.close();

  await page.goto('/');
  await goto(LIST);
  await saved(page).click();
  await expect(cards(page)).toHaveCount(chosen.length);
  expect(sorted(await names(page))).toEqual(expected);
  await page.getByRole('button', {name: `Save ${expected[0] ?? ''}`, exact: true}).click();
  await expect(cards(page)).toHaveCount(chosen.length - 1);
});

test('a filtered list is left for a recipe, worked through, and found again as it was left', async ({
  page,
  goto,
}) => {
  const [recipe] = chosen;
  await goto(LIST);
  await page.getByRole('combobox', {name: 'Channel'}).selectOption(recipe?.channels[0] ?? '');
  await field(page).fill(recipe?.name ?? '');
  await expect(page).toHaveURL(/channel=.*q=|q=.*channel=/);
  const address = page.url();
  await page
    .getByRole('article')
    .getByRole('link', {name: recipe?.name ?? ''})
    .first()
    .click();
  await page.getByRole('checkbox', {name: 'Step 1 done'}).click();
  await page.getByRole('checkbox', {name: 'Step 2 done'}).click();
  await expect(page.getByText(/^2 of \d+ steps done/)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(field(page)).toHaveValue(recipe?.name ?? '');
  await page.goForward();
  await expect(page.getByText(/^2 of \d+ steps done/)).toBeVisible();
  await page.getByRole('link', {name: 'Back to Growth Recipes'}).click();
  await expect(page).toHaveURL(new RegExp(`${LIST}(\\?|$)`));
});

test('a recipe is taken away as Markdown, the same text that its .md address gives', async ({
  page,
  goto,
  clipboard,
  request,
}) => {
  const path = addressOf.recipe(chosen[1] ?? {id: ''});
  await goto(path);
  await page.getByRole('button', {name: textsOf('growth-recipe').share}).click();
  await page.getByRole('button', {name: 'Copy as Markdown'}).click();
  await expect(page.getByText('The recipe is on your clipboard as Markdown.')).toBeVisible();
  const file = await request.get(`${path}.md`);
  expect(file.headers()['content-type']).toContain('text/markdown');
  expect(await clipboard()).toBe(await file.text());
});
