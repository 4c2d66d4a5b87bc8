import type {Page} from 'playwright/test';
import {expectAccessible} from '../support/axe';
import {one, recipes} from '../support/content';
import {expect, test} from '../support/test';

const LIST = '/services/growth-recipes';
/** Recipes of one page of the list. */
const PAGE_SIZE = 10;
const recipe = one(recipes, 'recipe');
const all = `Showing ${PAGE_SIZE} of ${recipes.length} filtered recipes (${recipes.length} total)`;

const cards = (page: Page) => page.getByRole('article');
const heading = (page: Page) => page.getByRole('heading', {name: 'Recipes', exact: true});
const select = (page: Page, name: string) => page.getByRole('combobox', {name});
const clear = (page: Page) => page.getByRole('main').getByRole('button', {name: 'Clear All Filters'}).last();

test('a text and filters narrow the list, are in the address, and are taken away one by one', async ({
  page,
  goto,
}) => {
  await goto(LIST);
  await expect(page.getByText(all)).toBeVisible();
  // A filter that is chosen right after a letter keeps the letter.
  await page.getByRole('searchbox').fill(recipe.name);
  await select(page, 'Channel').selectOption(recipe.channels[0] ?? '');
  await expect(cards(page).filter({hasText: recipe.name})).toBeVisible();
  await select(page, 'Effort').selectOption(`${recipe.effortLevel} Effort`);
  await expect(page).toHaveURL(/\?q=.*&channel=.*&effort=/);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue(recipe.name);
  await page.getByRole('button', {name: `Remove filter: “${recipe.name}”`}).click();
  await page.getByRole('button', {name: `Remove filter: ${recipe.effortLevel} Effort`}).click();
  await expect(page).toHaveURL(/\?channel=[^&]*$/);
  await expect(heading(page)).toBeFocused();
  await clear(page).click();
  await expect(page).toHaveURL(LIST);
  await expect(heading(page)).toBeFocused();
  await expect(page.getByText(all)).toBeVisible();
});

test('no match says so, and clears everything at once', async ({page, goto}) => {
  await goto(`${LIST}?q=zzzz&channel=email&effort=low&impact=high&stage=retention`);
  await expect(page.getByText('No recipes match your current filters.')).toBeVisible();
  await expectAccessible(page);
  const whole = page.getByRole('link', {name: 'Search the whole site for “zzzz”'});
  await expect(whole).toHaveAttribute('href', '/search?q=zzzz');
  await clear(page).click();
  await expect(page.getByText(all)).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  for (const name of ['Channel', 'Effort', 'Impact', 'Buying cycle']) {
    await expect(select(page, name)).toHaveValue('all');
  }
});

test('pages turn either way, with view and focus at the beginning, and a filter begins with the first', async ({
  page,
  goto,
}) => {
  await goto(LIST);
  const last = Math.ceil(recipes.length / PAGE_SIZE);
  await expect(page.getByRole('button', {name: 'Previous'})).toBeDisabled();
  for (const name of ['Next', 'Previous', `Page ${last}`]) {
    await page.getByRole('button', {name, exact: true}).click();
    await expect(heading(page)).toBeFocused();
    await expect(cards(page).first()).toBeInViewport();
  }
  await expect(page).toHaveURL(new RegExp(`page=${last}$`));
  await expect(page.getByRole('button', {name: 'Next', exact: true})).toBeDisabled();
  await select(page, 'Sort by').selectOption('A-Z');
  await expect(async () => {
    const names = await cards(page).getByRole('heading').allTextContents();
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  }).toPass();
  await select(page, 'Effort').selectOption('Low');
  await expect(page).toHaveURL(/effort=low&sort=name$/);
});

test('further filters unfold; the list ends with the way to the plan and to the positions', async ({
  page,
  goto,
}) => {
  await goto(LIST);
  await expect(select(page, 'Budget')).toBeHidden();
  await page.getByText('More filters').click();
  await select(page, 'Budget').selectOption({index: 1});
  await expect(page).toHaveURL(/budget=/);
  await page.reload();
  await expect(select(page, 'Budget')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', {name: 'Your plan'})).toBeVisible();
  await main.getByRole('link', {name: 'Where good practices disagree'}).click();
  await expect(page).toHaveURL(/\/positions$/);
});

test('the drawer is in view, and dimmed by filters; three cards in a row, their parts aligned, none taller than the window', async ({
  page,
  goto,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await goto(LIST);
  const boxes = await cards(page).evaluateAll((articles) =>
    articles
      .map((article) => article.getBoundingClientRect())
      .map(({left, top, height}) => ({left, top, height})),
  );
  const drawer = page.getByRole('list', {name: 'All recipes'}).getByRole('link');
  await expect(drawer).toHaveCount(recipes.length);
  await expect(drawer.last()).toBeInViewport();
  expect(new Set(boxes.map(({left}) => Math.round(left / 20))).size).toBe(3);
  expect(Math.max(...boxes.map(({height}) => height))).toBeLessThanOrEqual(880);
  const objectives = await cards(page)
    .getByText('Objective', {exact: true})
    .evaluateAll((all) => all.slice(0, 3).map((one) => one.getBoundingClientRect().top));
  expect(Math.max(...objectives) - Math.min(...objectives)).toBeLessThan(5);
  await select(page, 'Effort').selectOption('High');
  await expect(drawer.and(page.locator('[data-dim]'))).toHaveCount(
    recipes.filter(({effortLevel}) => effortLevel !== 'High').length,
  );
});

test.describe('where cards do not come', () => {
  test.use({tolerated: /Failed to load|ChunkLoadError|Loading chunk/});

  test('the list says so, and tries again', async ({page, goto}) => {
    await goto(LIST);
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.getByRole('button', {name: 'Next', exact: true}).click();
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await page.unroute('**/assets/js/**');
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(cards(page)).toHaveCount(Math.min(PAGE_SIZE, recipes.length - PAGE_SIZE));
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  const PHONE = {width: 390, height: 844};
  test.use({viewport: PHONE, hasTouch: true, isMobile: true});

  test('recipes begin below the whole drawer in one screen, compact, with everything else one tap away', async ({
    page,
    goto,
  }) => {
    await goto(LIST);
    const boxes = await cards(page).evaluateAll((articles) =>
      articles.map((article) => ({
        top: article.getBoundingClientRect().top + window.scrollY,
        height: article.getBoundingClientRect().height,
      })),
    );
    expect(boxes[0]?.top).toBeLessThan(0.8 * PHONE.height);
    const rows = await page
      .getByRole('list', {name: 'All recipes'})
      .getByRole('listitem')
      .evaluateAll((all) => [...new Set(all.map((one) => Math.round(one.getBoundingClientRect().top)))]);
    expect(rows).toHaveLength(Math.ceil(recipes.length / 5));
    // Of each card so much is not covered by the next (WCAG 2.5.8).
    rows.slice(1).forEach((top, row) => expect(top - (rows[row] ?? 0)).toBeGreaterThanOrEqual(24));
    expect(Math.max(...boxes.map(({height}) => height))).toBeLessThanOrEqual(460);
    const card = cards(page).first();
    await expect(card.getByText(/(judge after|no extra spend)/).first()).toBeVisible();
    await expect(card.getByRole('tab', {name: 'Steps'})).toBeHidden();
    await card.getByRole('button', {name: /^More about/}).click();
    await expect(card.getByRole('tab', {name: 'Steps'})).toBeVisible();
    await expect(card.getByText('Objective')).toBeVisible();
  });

  test('filters and order are in a sheet, whose button stays in view', async ({page, goto}) => {
    await goto(LIST);
    await cards(page).last().scrollIntoViewIfNeeded();
    const open = page.getByRole('button', {name: 'Filters', exact: true});
    await expect(open).toBeInViewport();
    await open.click();
    const sheet = page.getByRole('dialog', {name: 'Filters'});
    await sheet.getByRole('combobox', {name: 'Effort'}).selectOption('Low Effort');
    await expect(sheet.getByRole('status')).toHaveText(/^\d+ recipes?$/);
    await sheet.getByRole('button', {name: /^Show \d+ recipes?$/}).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('button', {name: 'Filters (1)'})).toBeFocused();
    await expect(cards(page).first()).toBeInViewport();
    await page.getByRole('button', {name: 'Filters (1)'}).click();
    await page.setViewportSize({width: 1440, height: 900});
    await expect(sheet).toBeHidden();
    await select(page, 'Effort').click({trial: true});
  });

  test('the planned recipes are in view, wherever they are asked for', async ({page, goto}) => {
    await goto(LIST);
    await cards(page)
      .first()
      .getByRole('button', {name: / to plan$/})
      .click();
    await cards(page).last().scrollIntoViewIfNeeded();
    await page.getByRole('button', {name: 'In my plan (1)'}).click();
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page).first()).toBeInViewport();
  });
});
