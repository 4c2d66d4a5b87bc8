import type {Locator, Page} from 'playwright/test';
import {navigation} from '../../src/config/navigation';
import {consentDialog} from './support/consent';
import {addressOf, GOALS, one, recipes} from './support/content';
import {hold, MAIN} from './support/scripts';
import {expect, test, untilLive} from './support/test';

const LIST = '/services/growth-recipes';
const recipe = one(recipes, 'recipe');
const [firstGoal, secondGoal] = GOALS;
const [services] = navigation.map(({name}) => name);
const button = (page: Page, name: string | RegExp) => page.getByRole('button', {name});
const pressed = (control: Locator) => expect(control).toHaveAttribute('aria-pressed', 'true');

/** One of each kind of control: what a visitor does to it before the page is live, and what must come of it. */
const CONTROLS: {
  control: string;
  path: string;
  act: (page: Page) => Promise<unknown>;
  done: (page: Page) => Promise<unknown>;
}[] = [
  {
    control: 'the keys of the search',
    path: '/philosophy',
    act: (page) => page.keyboard.press('Control+k'),
    done: (page) => expect(page.getByRole('dialog', {name: 'Search'})).toBeVisible(),
  },
  {
    control: 'a list of options',
    path: '/philosophy',
    act: (page) => page.getByRole('combobox', {name: 'Colours'}).selectOption('dark'),
    done: (page) => expect(page.locator('html')).toHaveAttribute('data-theme', 'dark'),
  },
  {
    control: 'a tab',
    path: LIST,
    act: (page) => page.getByRole('tab', {name: 'Assets'}).first().click(),
    done: (page) =>
      expect(page.getByRole('tab', {name: 'Assets'}).first()).toHaveAttribute('aria-selected', 'true'),
  },
  {
    control: 'a box to tick',
    path: addressOf.recipe(recipe),
    act: (page) => page.getByRole('checkbox', {name: 'Step 1 done'}).click(),
    done: (page) => expect(page.getByText(/^1 of \d+ steps done/)).toBeVisible(),
  },
];

for (const {control, path, act, done} of CONTROLS) {
  test(`${control}, used before the page is live, does what it says`, async ({page}) => {
    const release = await hold(page, MAIN);
    await page.goto(path);
    await act(page);
    release();
    await done(page);
  });
}

test('what is typed before, while and after the list becomes live is all there', async ({page}) => {
  const release = await hold(page, MAIN);
  await page.goto(LIST);
  const field = page.getByRole('searchbox');
  await field.pressSequentially('meta');
  release();
  await field.pressSequentially(' ads', {delay: 40});
  await untilLive(page);
  await field.pressSequentially(' dear', {delay: 40});
  await expect(field).toHaveValue('meta ads dear');
  await expect(page).toHaveURL(/q=meta\+ads\+dear$/);
});

test('the search, pressed before the page is live, is a page whose field has the focus', async ({page}) => {
  const release = await hold(page, MAIN);
  await page.goto('/philosophy');
  await page.getByRole('banner').getByRole('link', {name: 'Search', exact: true}).click();
  await expect(page).toHaveURL(/\/search/);
  await expect(page.getByRole('searchbox', {name: 'Search the site'})).toBeFocused();
  release();
});

test('Enter and Space before the page is live act once, and the focus stays', async ({page}) => {
  const release = await hold(page, MAIN);
  await page.goto('/');
  const market = button(page, firstGoal);
  const raise = button(page, secondGoal);
  await market.focus();
  await page.keyboard.press('Enter');
  await raise.focus();
  await page.keyboard.press('Space');
  release();
  await expect(market).toHaveAttribute('aria-pressed', 'false');
  await pressed(raise);
  await expect(raise).toBeFocused();
});

test('a group of the header opens by a press, not under a pointer that only passes, before the page is live or after', async ({
  page,
}) => {
  const release = await hold(page, MAIN);
  await page.goto('/philosophy');
  const group = page.getByRole('banner').getByRole('button', {name: services ?? ''});
  const links = page.getByRole('navigation', {name: 'Main', exact: true}).getByRole('link');
  await group.hover();
  await expect(links).toHaveCount(0);
  await group.click();
  await expect(links).not.toHaveCount(0);
  release();
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await expect(links).not.toHaveCount(0);
});

test.describe('the consent dialog', () => {
  test.use({consented: false});

  test('keeps "Accept All", pressed before the page is live', async ({page}) => {
    const release = await hold(page, MAIN);
    await page.goto('/philosophy');
    await consentDialog(page).getByRole('button', {name: 'Accept All'}).click();
    release();
    await expect(consentDialog(page)).toBeHidden();
    const record = await page.evaluate(() => localStorage.getItem('user-consent'));
    expect(JSON.parse(record ?? 'null')).toMatchObject({preferences: {analytics: true, marketing: true}});
  });
});
