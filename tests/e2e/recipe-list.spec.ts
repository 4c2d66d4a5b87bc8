import {expectAccessible} from './support/axe';
import {expect, test} from './support/test';

const LIST = '/services/growth-recipes';

test.describe('with JavaScript', () => {
  test.beforeEach(async ({goto}) => {
    await goto(LIST);
  });

  test('the hero counts the library, and ten cards stand on the first page', async ({page}) => {
    await expect(page.getByText('50 Recipes', {exact: true})).toBeVisible();
    await expect(page.getByText('Updated Weekly')).toBeVisible();
    await expect(page.getByText('Showing 10 of 50 filtered recipes (50 total)')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(10);
    await expect(
      page.getByRole('heading', {name: 'Need Help Implementing These Growth Recipes?'}),
    ).toBeVisible();
    await expect(page.getByRole('link', {name: 'Get Expert Implementation Support'})).toHaveAttribute(
      'href',
      '/contact',
    );
  });

  test('a search narrows the list at once, then stands in the address @phone', async ({page}) => {
    await page.getByRole('searchbox').fill('klaviyo');
    await expect(page.getByRole('status').first()).toHaveText(
      /Showing \d+ of \d+ filtered recipes \(50 total\)/,
    );
    await expect(page.getByRole('article').filter({hasText: 'Five essential Klaviyo flows'})).toBeVisible();
    await expect(page).toHaveURL(/\?q=klaviyo$/);
    await page.reload();
    await expect(page.getByRole('searchbox')).toHaveValue('klaviyo');
    await page.getByRole('button', {name: 'Remove filter: “klaviyo”'}).click();
    await expect(page.getByText('Showing 10 of 50 filtered recipes (50 total)')).toBeVisible();
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

  test('Back takes the last filter away again', async ({page}) => {
    await page.getByRole('combobox', {name: 'Channel'}).selectOption('TikTok');
    await page.getByRole('combobox', {name: 'Impact'}).selectOption('High');
    await expect(page).toHaveURL(/channel=tiktok&impact=high/);
    await page.goBack();
    await expect(page.getByRole('combobox', {name: 'Impact'})).toHaveValue('all');
    await expect(page.getByRole('combobox', {name: 'Channel'})).toHaveValue('TikTok');
  });

  test('no match shows the empty state, whose button resets search and all selects', async ({page, goto}) => {
    await goto(`${LIST}?q=zzzz&channel=email&effort=low&impact=high&stage=retention`);
    await expect(page.getByText('No recipes match your current filters.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('button', {name: 'Clear All Filters'}).last().click();
    await expect(page.getByText('Showing 10 of 50 filtered recipes (50 total)')).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('');
    for (const name of ['Channel', 'Effort', 'Impact', 'Buying cycle']) {
      await expect(page.getByRole('combobox', {name})).toHaveValue('all');
    }
  });

  test('no match for a text leads on to the search of the whole site', async ({page, goto}) => {
    await goto(LIST);
    await page.getByRole('searchbox').fill('retention');
    await page.getByRole('link', {name: 'Search the whole site for “retention”'}).click();
    await expect(page).toHaveURL('/search?q=retention');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  });

  for (const query of [
    'channel=__proto__&page=-4',
    'page=99999&effort=constructor',
    'q=%3Cscript%3E&stage=%00',
  ]) {
    test(`a hostile address is read without harm: ${query}`, async ({page, goto}) => {
      await goto(`${LIST}?${query}`);
      await expect(page.getByRole('status').first()).toHaveText(/Showing \d+ of \d+ filtered recipes/);
    });
  }

  test('pages turn, and turning beyond the first scrolls to the recipes', async ({page}) => {
    const previous = page.getByRole('button', {name: 'Previous'});
    const next = page.getByRole('button', {name: 'Next', exact: true});
    await expect(previous).toBeDisabled();
    await next.click();
    await expect(page).toHaveURL(/\?page=2$/);
    await expect(page.getByRole('searchbox')).toBeInViewport();
    await expect(page.getByRole('heading', {level: 1})).not.toBeInViewport();
    await page.getByRole('button', {name: 'Page 5'}).click();
    await expect(next).toBeDisabled();
    await expect(page.getByRole('button', {name: 'Page 5'})).toHaveAttribute('aria-current', 'page');
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
    await expect(page.getByText('of 50 filtered recipes')).toBeVisible();
    await page.getByText('Where is the quick win?').click();
    await expect(square).toBeHidden();
    await page.reload();
    await expect(page.getByText('Where is the quick win?')).toBeVisible();
    await expect(square).toBeHidden();
  });

  test('a recipe is saved, and "Saved" shows it alone, after a reload too', async ({page}) => {
    const card = page.getByRole('article').nth(2);
    const name = (await card.getByRole('heading').textContent()) ?? '';
    await card.getByRole('button', {name: `Save ${name}`}).click();
    await page.reload();
    await page.getByRole('button', {name: 'Saved (1)'}).click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(name);
  });

  test('a card shows all it is to show, its tabs work by keyboard, and no tab sits in a link', async ({
    page,
  }) => {
    const card = page.getByRole('article').filter({hasText: 'Five essential Klaviyo flows'});
    await page.getByRole('searchbox').fill('five essential klaviyo');
    await expect(card.getByText('Retention')).toBeVisible();
    for (const text of [
      'Email',
      'CRM',
      'Low Effort',
      'High Impact',
      'Objective',
      'Timeframe',
      'Click to view details',
    ]) {
      await expect(card.getByText(text, {exact: true})).toBeVisible();
    }
    await expect(card.getByText('+5 more steps...')).toBeVisible();
    await card.getByRole('tab', {name: 'Steps'}).focus();
    await page.keyboard.press('ArrowRight');
    await expect(card.getByRole('tab', {name: 'Assets'})).toBeFocused();
    await expect(card.getByText('+2 more assets...')).toBeVisible();
    await page.keyboard.press('End');
    await expect(card.getByText('Source: Lifecycle team')).toBeVisible();
    await expect(page.locator('a [role="tab"], a button')).toHaveCount(0);
    await expect(page).toHaveURL(/growth-recipes/);
  });

  test('a card leads to its recipe @phone', async ({page}) => {
    const card = page.getByRole('article').first();
    const name = (await card.getByRole('heading').textContent()) ?? '';
    await card.click({position: {x: 30, y: 4}});
    await expect(page.getByRole('link', {name: 'Back to Growth Recipes'})).toBeVisible();
    await expect(page.getByRole('navigation', {name: 'Breadcrumbs'}).getByText(name)).toBeVisible();
  });

  test('an investment mark stands on cards that need one', async ({page}) => {
    await page.getByRole('searchbox').fill('Meta account consolidation');
    await expect(page.getByRole('img', {name: 'Investment required'})).toHaveCount(1);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test.beforeEach(async ({page}) => {
    await page.goto(LIST);
  });

  test('the first cards show their steps', async ({page}) => {
    await expect(page.getByRole('article').locator('ol > li')).toHaveCount(30);
  });

  test('every recipe is reachable as a link, grouped by stage', async ({page}) => {
    for (const stage of ['Awareness', 'Interest', 'Consideration', 'Retention', 'Resurrection']) {
      await page.locator('summary').filter({hasText: stage}).click();
    }
    const index = page.locator('details').filter({hasText: 'They '}).getByRole('link');
    await expect(index).toHaveCount(50);
    await index.first().click();
    await expect(page.getByRole('heading', {name: 'Steps to Execute'})).toBeVisible();
  });
});
