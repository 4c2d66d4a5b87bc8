import {expectAccessible} from './support/axe';
import {one, recipes} from './support/content';
import {expect, test} from './support/test';

const LIST = '/services/growth-recipes';
// What a page of the list, and a card's preview, holds.
const PAGE_SIZE = 10;
const STEPS_PREVIEW = 3;
const ASSETS_PREVIEW = 4;
const lastPage = Math.ceil(recipes.length / PAGE_SIZE);
const recipe = one(
  recipes,
  'recipe with more steps and assets than its card shows',
  ({steps, assetsNeeded}) => steps.length > STEPS_PREVIEW && assetsNeeded.length > ASSETS_PREVIEW,
);
const all = `Showing ${PAGE_SIZE} of ${recipes.length} filtered recipes (${recipes.length} total)`;

test.describe('with JavaScript', () => {
  test.beforeEach(async ({goto}) => {
    await goto(LIST);
  });

  test('the hero counts the library, and ten cards stand on the first page', async ({page}) => {
    await expect(page.getByText(`${recipes.length} Recipes`, {exact: true})).toBeVisible();
    await expect(page.getByText('Updated Weekly')).toBeVisible();
    await expect(page.getByText(all)).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(PAGE_SIZE);
    await expect(
      page.getByRole('heading', {name: 'Need Help Implementing These Growth Recipes?'}),
    ).toBeVisible();
    await expect(page.getByRole('link', {name: 'Get Expert Implementation Support'})).toHaveAttribute(
      'href',
      '/contact',
    );
  });

  test('a search narrows the list at once, then stands in the address @phone', async ({page}) => {
    await page.getByRole('searchbox').fill(recipe.name);
    await expect(page.getByRole('article').filter({hasText: recipe.name})).toBeVisible();
    await expect(page.getByRole('status').first()).toHaveText(
      new RegExp(`^Showing \\d of \\d filtered recipes? \\(${recipes.length} total\\)`),
    );
    await expect(page).toHaveURL(/\?q=/);
    await page.reload();
    await expect(page.getByRole('searchbox')).toHaveValue(recipe.name);
    await page.getByRole('button', {name: `Remove filter: “${recipe.name}”`}).click();
    await expect(page.getByText(all)).toBeVisible();
    await expect(page).toHaveURL(/growth-recipes$/);
  });

  test('a choice says how many recipes it leaves, and its name is as specified', async ({page}) => {
    const effort = page.getByRole('combobox', {name: 'Effort'});
    await expect(effort.getByRole('option')).toHaveText([
      'All Effort Levels',
      'Low Effort',
      'Medium Effort',
      'High Effort',
    ]);
    await effort.selectOption('Low Effort');
    await expect(page.getByRole('status').first()).toHaveText(/Showing \d+ of \d+ filtered recipes/);
    await page.getByRole('combobox', {name: 'Channel'}).selectOption('SEO');
    await expect(page).toHaveURL(/channel=seo&effort=low/);
  });

  test('no match shows the empty state, whose button resets search and all selects', async ({page, goto}) => {
    await goto(`${LIST}?q=zzzz&channel=email&effort=low&impact=high&stage=retention`);
    await expect(page.getByText('No recipes match your current filters.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('button', {name: 'Clear All Filters'}).last().click();
    await expect(page.getByText(all)).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('');
    for (const name of ['Channel', 'Effort', 'Impact', 'Buying cycle']) {
      await expect(page.getByRole('combobox', {name})).toHaveValue('all');
    }
  });

  test('a mistyped word is mended, and a search without a match leads on', async ({page, goto}) => {
    await goto(LIST);
    const counter = page.getByRole('status').first();
    await page.getByRole('searchbox').fill('retnetion');
    await expect(counter).toContainText('for “retention”');
    await page.getByRole('searchbox').fill('retention zzzz');
    await expect(page.getByRole('heading', {name: 'Nearest to what you asked for'})).toBeVisible();
    await page.getByRole('link', {name: 'Search the whole site for “retention zzzz”'}).click();
    await expect(page).toHaveURL(/\/search\?q=retention(\+|%20)zzzz/);
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  });

  test('pages turn, and turning beyond the first scrolls to the recipes', async ({page}) => {
    const previous = page.getByRole('button', {name: 'Previous'});
    const next = page.getByRole('button', {name: 'Next', exact: true});
    await expect(previous).toBeDisabled();
    await next.click();
    await expect(page).toHaveURL(/\?page=2$/);
    await expect(page.getByRole('searchbox')).toBeInViewport();
    await expect(page.getByRole('heading', {level: 1})).not.toBeInViewport();
    await page.getByRole('button', {name: `Page ${lastPage}`}).click();
    await expect(next).toBeDisabled();
    await expect(page.getByRole('button', {name: `Page ${lastPage}`})).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.getByRole('combobox', {name: 'Effort'}).selectOption('Low');
    await expect(page).toHaveURL(/growth-recipes\?effort=low$/);
  });

  test('the order can be chosen and stands in the address', async ({page}) => {
    await page.getByRole('combobox', {name: 'Sort by'}).selectOption('A-Z');
    await expect(page).toHaveURL(/sort=name/);
    const names = await page.getByRole('article').getByRole('heading').allTextContents();
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  });

  test('a square of the map sets both filters by pointer and by keyboard; the map can be hidden for good', async ({
    page,
  }) => {
    const square = page.getByRole('button', {name: /High impact, low effort: \d+ recipes?/});
    const count = await square.textContent();
    await square.click();
    await expect(page).toHaveURL(/effort=low&impact=high/);
    await expect(page.getByText(`of ${count} filtered recipes`)).toBeVisible();
    await expect(square).toHaveAttribute('aria-pressed', 'true');
    await square.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(`of ${recipes.length} filtered recipes`)).toBeVisible();
    await page.getByText('Where is the quick win?').click();
    await expect(square).toBeHidden();
    await page.reload();
    await expect(page.getByText('Where is the quick win?')).toBeVisible();
    await expect(square).toBeHidden();
  });

  test('a card shows all it is to show, its tabs work by keyboard, and no tab sits in a link', async ({
    page,
  }) => {
    const card = page.getByRole('article').filter({hasText: recipe.name});
    await page.getByRole('searchbox').fill(recipe.name);
    for (const text of [
      recipe.buyingCycle,
      ...recipe.channels,
      `${recipe.effortLevel} Effort`,
      `${recipe.expectedImpact} Impact`,
      'Objective',
      'Timeframe',
      'Click to view details',
      `+${recipe.steps.length - STEPS_PREVIEW} more steps...`,
    ]) {
      await expect(card.getByText(text, {exact: true})).toBeVisible();
    }
    await card.getByRole('tab', {name: 'Steps'}).focus();
    await page.keyboard.press('ArrowRight');
    await expect(card.getByRole('tab', {name: 'Assets'})).toBeFocused();
    await expect(
      card.getByText(`+${recipe.assetsNeeded.length - ASSETS_PREVIEW} more assets...`),
    ).toBeVisible();
    await page.keyboard.press('End');
    await expect(card.getByText(`Source: ${recipe.source}`)).toBeVisible();
    await expect(page.locator('a [role="tab"], a button')).toHaveCount(0);
    await expect(page).toHaveURL(/growth-recipes/);
  });

  test('an investment mark stands on cards that need one, and on no other', async ({page}) => {
    for (const required of [true, false]) {
      const {name} = one(
        recipes,
        'recipe of each kind',
        ({investmentRequired}) => investmentRequired === required,
      );
      await page.getByRole('searchbox').fill(name);
      const mark = page
        .getByRole('article')
        .filter({hasText: name})
        .getByRole('img', {name: 'Investment required'});
      await expect(mark).toHaveCount(required ? 1 : 0);
    }
  });
});
