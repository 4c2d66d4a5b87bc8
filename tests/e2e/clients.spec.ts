import {expect, test, untilLive} from './support/test';

const STORIES = '/customers/stories';
const ADVISORS = '/network/advisors';

test.describe('client stories gallery', () => {
  test('shows 15 clients; chips combine, count, stand in the address and are cleared', async ({
    page,
    goto,
  }) => {
    await goto(STORIES);
    const cards = page.getByRole('main').getByRole('article');
    const status = page.getByRole('status').filter({hasText: 'clients'});
    await expect(cards).toHaveCount(15);
    await expect(page.getByRole('button', {name: 'Clear All Filters'})).toHaveCount(0);

    await page.getByRole('group', {name: 'Sector'}).getByRole('button', {name: 'Ecom'}).click();
    await expect(status).toHaveText('Showing 3 of 15 clients');
    await page.getByRole('group', {name: 'Sector'}).getByRole('button', {name: 'Fintech'}).click();
    await expect(status).toHaveText('Showing 5 of 15 clients');
    await page.getByRole('group', {name: 'Service'}).getByRole('button', {name: 'Funding'}).click();
    await expect(status).toHaveText('Showing 3 of 15 clients');
    expect(new URL(page.url()).search).toBe('?sector=ecom&sector=fintech&service=Funding');
    await expect(page.getByRole('button', {name: 'Ecom'})).toHaveAttribute('aria-pressed', 'true');

    await page.reload();
    await untilLive(page);
    await expect(cards).toHaveCount(3);
    await page.goBack();
    await expect(cards).toHaveCount(5);

    await page.getByRole('button', {name: 'Clear All Filters'}).click();
    await expect(cards).toHaveCount(15);
    await expect(status).toBeFocused();
    expect(new URL(page.url()).search).toBe('');
  });

  test('an empty result says so and offers the way back', async ({page, goto}) => {
    await goto(`${STORIES}?sector=esports&service=Funding`);
    await expect(page.getByText('No client stories found for the selected filters.')).toBeVisible();
    await page.getByRole('button', {name: 'Clear Filters', exact: true}).click();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(15);
  });

  test('values in the address that are no sector or service are ignored', async ({page, goto}) => {
    await goto(`${STORIES}?sector=__proto__&sector=%3Cscript%3E&service=growth`);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(15);
    await expect(page.getByRole('button', {pressed: true})).toHaveCount(0);
  });

  test('seven questions, one open at a time, each can be closed again', async ({page, goto}) => {
    await goto(STORIES);
    const items = page.locator('main details');
    await expect(items).toHaveCount(7);
    await items.nth(0).locator('summary').click();
    await expect(page.locator('main details[open]')).toHaveCount(1);
    await items.nth(3).locator('summary').click();
    await expect(page.locator('main details[open]')).toHaveCount(1);
    await expect(items.nth(3)).toHaveAttribute('open', '');
    await items.nth(3).locator('summary').click();
    await expect(page.locator('main details[open]')).toHaveCount(0);
  });

  test('two columns on a phone, four from medium', async ({page, goto}) => {
    const columns = () =>
      page
        .locator('main ul:has(> li > article)')
        .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
    await goto(STORIES);
    expect(await columns()).toBe(4);
    await page.setViewportSize({width: 390, height: 800});
    expect(await columns()).toBe(2);
  });
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('the gallery, its questions and a profile can be read', async ({page}) => {
    await page.goto(STORIES);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(15);
    await page.locator('main summary').first().click();
    await expect(page.locator('main details[open] p')).toBeVisible();
    await page.goto(`${ADVISORS}/matteo-ferrante`);
    await expect(page.getByRole('link', {name: 'View Portfolio'})).toBeVisible();
  });
});

test('a gallery card leads to its story by a click on any part of it', async ({page, goto}) => {
  await goto(STORIES);
  await page.getByRole('article').filter({hasText: 'Quillpay'}).click();
  await expect(page).toHaveURL(`${STORIES}/quillpay`);
  await expect(page.getByRole('heading', {level: 1, name: 'Quillpay'})).toBeVisible();
  await expect(page.getByRole('heading', {name: 'Case Study Under Construction'})).toBeVisible();
  await page.getByRole('link', {name: 'Back to Client Stories'}).click();
  await expect(page).toHaveURL(STORIES);
});

test('vindla has a page, though the gallery does not show it', async ({page, goto}) => {
  await goto(STORIES);
  await expect(page.getByRole('main').getByText('Vindla')).toHaveCount(0);
  await goto(`${STORIES}/vindla`);
  await expect(page.getByText('Ecom · Funding / Growth')).toBeVisible();
  await expect(page.getByRole('heading', {name: 'Case Study Under Construction'})).toBeVisible();
});

test('the House of Palma story leads to its project and opens the client’s site in a new tab', async ({
  page,
  goto,
}) => {
  await goto(`${STORIES}/house-of-palma`);
  for (const part of ['About', 'Challenge', 'Solution', 'Impact']) {
    await expect(page.getByRole('main').getByText(part, {exact: true})).toBeVisible();
  }
  await expect(page.getByRole('link', {name: /house-of-palma\.example\.com/})).toHaveAttribute(
    'target',
    '_blank',
  );
  await page.getByRole('link', {name: 'See the portfolio project'}).click();
  await expect(page).toHaveURL(`${ADVISORS}/matteo-ferrante/portfolio/house-of-palma`);
  await expect(page.getByRole('heading', {name: 'Key results'})).toBeVisible();
});

test('the NOMS story shows three layers and six figures', async ({page, goto}) => {
  await goto(`${STORIES}/noms`);
  for (const name of ['Creator', 'Admin', 'Production']) {
    await expect(page.getByRole('heading', {name, exact: true})).toBeVisible();
  }
  for (const figure of ['1,620,000 kr', '9,000 kr', '1,611,000 kr', '895', '180x', 'About 2 weeks']) {
    await expect(page.locator('main dd').filter({hasText: figure}).first()).toBeVisible();
  }
});
