import type {Locator, Page} from 'playwright/test';
import {expect, test} from '../support/test';

const LIST = '/services/growth-recipes';
const PHONE = {width: 390, height: 844};

const cards = (page: Page) => page.getByRole('article');
const nameOf = async (card: Locator) => (await card.getByRole('heading').textContent()) ?? '';
const counter = (page: Page) => page.getByText(/^Showing \d+ of \d+ filtered recipes/);
const heading = (page: Page) => page.getByRole('heading', {name: 'Recipes', exact: true});

test('every tab of a card is named by a tab that exists, and nothing is fetched for it', async ({
  page,
  goto,
}) => {
  await goto(LIST);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const card = cards(page).nth(1);
  for (const name of ['Assets', 'Case', 'Steps']) {
    const tab = card.getByRole('tab', {name});
    await tab.click();
    const panel = card.getByRole('tabpanel', {name});
    await expect(panel).toBeVisible();
    await expect(panel).toHaveAttribute('aria-labelledby', (await tab.getAttribute('id')) ?? '');
  }
  expect(requests.filter((url) => url.endsWith('.json'))).toEqual([]);
});

test('turning a page, either way, moves the view and the focus to the beginning of the list', async ({
  page,
  goto,
}) => {
  await goto(LIST);
  for (const name of ['Next', 'Previous']) {
    await page.getByRole('button', {name, exact: true}).click();
    await expect(heading(page)).toBeFocused();
    await expect(cards(page).first()).toBeInViewport();
  }
});

test('clearing and removing filters keeps the focus in the list', async ({page, goto}) => {
  await goto(`${LIST}?effort=low&impact=high`);
  await page.getByRole('button', {name: 'Remove filter: Low Effort'}).click();
  await expect(page).toHaveURL(`${LIST}?impact=high`);
  await expect(heading(page)).toBeFocused();
  await page.getByRole('button', {name: 'Clear All Filters'}).click();
  await expect(page).toHaveURL(LIST);
  await expect(heading(page)).toBeFocused();
});

test('"Back to Growth Recipes" returns to the filters that the visitor came from', async ({page, goto}) => {
  await goto(LIST);
  await page.getByRole('combobox', {name: 'Channel'}).selectOption({index: 1});
  await expect(page).toHaveURL(/channel=/);
  const filtered = page.url();
  await cards(page).first().getByRole('link').click();
  await page.getByRole('link', {name: 'Back to Growth Recipes'}).click();
  await expect(page).toHaveURL(filtered);
  await expect(page.getByRole('button', {name: /^Remove filter/})).toBeVisible();
});

test('a selection is in the address, and shows a colleague the same recipes, to save, share and compare', async ({
  page,
  goto,
  browser,
  baseURL,
}) => {
  await goto(LIST);
  const names = [await nameOf(cards(page).nth(0)), await nameOf(cards(page).nth(2))];
  for (const name of names) {
    await page.getByRole('button', {name: `Save ${name}`}).click();
  }
  await page.getByRole('button', {name: 'Saved (2)'}).click();
  await expect(cards(page)).toHaveCount(2);
  const address = page.url();

  const context = await browser.newContext({baseURL: baseURL ?? ''});
  const other = await context.newPage();
  await other.goto(address);
  await expect(cards(other)).toHaveCount(2);
  for (const name of names) {
    await expect(cards(other).filter({hasText: name})).toBeVisible();
  }
  await other.getByText('Compare these 2 recipes').click();
  await expect(other.getByRole('table').getByRole('columnheader')).toHaveCount(2);
  await other.getByRole('button', {name: 'Save all'}).click();
  await expect(other.getByRole('button', {name: 'Saved (2)'})).toHaveAttribute('aria-pressed', 'true');
  await context.close();

  await page.getByRole('button', {name: `Save ${names[0] ?? ''}`}).click();
  await expect(cards(page)).toHaveCount(1);
  await expect(heading(page)).toBeFocused();
});

test('a recipe and a selection are shared: where the browser has no sheet, the address is copied', async ({
  page,
  goto,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {value: undefined});
  });
  await goto(LIST);
  const name = await nameOf(cards(page).first());
  await page.getByRole('button', {name: `Save ${name}`}).click();
  await page.getByRole('button', {name: 'Saved (1)'}).click();
  await page.getByRole('button', {name: 'Share selection'}).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`${LIST}?recipes=`);
  await cards(page).first().getByRole('link').click();
  await page.getByRole('button', {name: 'Share', exact: true}).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain(new URL(page.url()).pathname);
});

test.describe('on a phone', () => {
  test.use({viewport: PHONE, hasTouch: true, isMobile: true});

  test('recipes begin within a screen and a half, compact, with everything else one tap away', async ({
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
    expect(boxes[0]?.top).toBeLessThan(1.5 * PHONE.height);
    expect(Math.max(...boxes.map(({height}) => height))).toBeLessThanOrEqual(260);
    const card = cards(page).first();
    await expect(card.getByText(/^You need: /)).toBeVisible();
    await expect(card.getByRole('tab', {name: 'Steps'})).toBeHidden();
    await card.getByRole('button', {name: /^More about/}).click();
    await expect(card.getByRole('tab', {name: 'Steps'})).toBeVisible();
    await expect(card.getByText('Objective')).toBeVisible();
  });

  test('filters, order and map are in a sheet, whose button stays in view', async ({page, goto}) => {
    await goto(LIST);
    await cards(page).last().scrollIntoViewIfNeeded();
    const open = page.getByRole('button', {name: 'Filters', exact: true});
    await expect(open).toBeInViewport();
    await open.click();
    const sheet = page.getByRole('dialog', {name: 'Filters'});
    await sheet.getByRole('combobox', {name: 'Effort'}).selectOption('Low Effort');
    await expect(sheet.getByRole('group', {name: 'Impact and effort map'})).toBeVisible();
    await sheet.getByRole('button', {name: /^Show \d+ recipes?$/}).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('button', {name: 'Filters (1)'})).toBeFocused();
    await expect(counter(page)).toBeVisible();
  });
});

test('what you need comes before what you do', async ({page, goto}) => {
  await goto(LIST);
  await cards(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', {name: 'Steps to Execute'})).toBeVisible();
  const headings = await page.getByRole('main').getByRole('heading', {level: 2}).allTextContents();
  const place = (name: string) => headings.findIndex((text) => text.startsWith(name));
  expect(place('Assets Needed')).toBeGreaterThanOrEqual(0);
  expect(place('Assets Needed')).toBeLessThan(place('Steps to Execute'));
  expect(place('Dependencies')).toBeLessThan(place('Steps to Execute'));
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('what needs script is left out, and the page says what works instead', async ({page}) => {
    await page.goto(LIST);
    await expect(page.getByText(/need JavaScript/).first()).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(page.getByRole('main').getByRole('combobox').first()).toBeHidden();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(
      cards(page)
        .first()
        .getByText(/^Source: /),
    ).toBeVisible();
  });
});

test('printed, the list shows whole steps and no controls', async ({page, goto}) => {
  await goto(LIST);
  await page.emulateMedia({media: 'print'});
  await expect(cards(page).first().getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
});

test.describe('in forced colours', () => {
  test.use({colorScheme: 'dark', contextOptions: {forcedColors: 'active'}});

  test('pressed, saved and ticked look different from what is not', async ({page, goto}) => {
    const look = (element: Locator) =>
      element.evaluate((node) => {
        const {color, backgroundColor} = getComputedStyle(node);
        return `${color} on ${backgroundColor}`;
      });
    await goto(LIST);
    for (const control of [
      cards(page)
        .first()
        .getByRole('button', {name: /^Save /}),
      page.getByRole('button', {name: /^Saved/}),
    ]) {
      const before = await look(control);
      await control.click();
      await expect(control).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(() => look(control)).not.toBe(before);
    }
    await cards(page).first().getByRole('link').click();
    const step = page.getByRole('checkbox', {name: 'Step 1 done'});
    const number = page.locator('label[aria-hidden]').first();
    const before = await look(number);
    await step.click();
    await expect.poll(() => look(number)).not.toBe(before);
  });
});
