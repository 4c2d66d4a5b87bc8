import type {Page} from 'playwright/test';
import {expectAccessible} from '../support/axe';
import {one, placeOf, places} from '../support/content';
import {overflow} from '../support/fits';
import {expect, test} from '../support/test';

/** Without a control in reach of an open group. */
const START = '/philosophy/core-beliefs';

const groups = [...new Set(places.map(({group}) => group))];
const pagesOf = (group: string) => places.filter((place) => place.group === group);
const here = placeOf(START).group;
const other = one(groups, 'other group', (group) => group !== here);
/** A page of the group that is not the one in view. */
const next = one(pagesOf(here), 'other page of the group', ({path}) => path !== START);

const main = (page: Page) => page.getByRole('navigation', {name: 'Main', exact: true});
const button = (page: Page, name: string) => main(page).getByRole('button', {name, exact: true});
const links = (page: Page, group: string) =>
  main(page)
    .getByRole('listitem')
    .filter({has: page.getByRole('button', {name: group, exact: true})})
    .getByRole('link');
const isOpen = (page: Page, group: string, open: boolean) =>
  expect(button(page, group)).toHaveAttribute('aria-expanded', String(open));

test('each group opens alone and shows its pages; a click outside closes it', async ({page, goto}) => {
  await goto(START);
  let before: string | undefined;
  for (const group of groups) {
    await button(page, group).click();
    await isOpen(page, group, true);
    if (before !== undefined) {
      await isOpen(page, before, false);
    }
    const paths = await links(page, group).evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(paths.filter((path) => path?.startsWith('/'))).toEqual(pagesOf(group).map(({path}) => path));
    before = group;
  }
  await expectAccessible(page);
  await expect(page.locator('[role="menu"], [role="menuitem"], [role="menubar"]')).toHaveCount(0);
  const away = page.getByRole('banner').locator('a[target="_blank"]');
  for (const link of await away.all()) {
    await expect(link).toHaveText(/opens in a new tab/);
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
  await page.getByRole('heading', {level: 1}).click();
  await expect(main(page).locator('[aria-expanded="true"]')).toHaveCount(0);
});

test('a link of a group closes it, and marks its page; the header stays at the top', async ({page, goto}) => {
  await goto(START);
  await button(page, here).click();
  await main(page).getByRole('link', {name: next.name, exact: true}).click();
  await expect(page).toHaveURL(next.path);
  await isOpen(page, here, false);
  await expect(main(page).locator(`a[href="${next.path}"]`)).toHaveAttribute('aria-current', 'page');
  await page.mouse.wheel(0, 2_000);
  await expect(page.getByRole('banner')).toBeInViewport();
});

test('by keyboard: Enter opens, Tab goes in, Escape closes and gives the focus back, leaving closes', async ({
  page,
  goto,
}) => {
  await goto(START);
  await button(page, other).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(links(page, other).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page, other)).toBeFocused();
  await isOpen(page, other, false);
  await page.keyboard.press('Space');
  await isOpen(page, other, true);
  await page.getByRole('banner').locator('a[href="/contact"]').first().focus();
  await isOpen(page, other, false);
});

test('nothing in the header wraps, from 360 to 1440 px', async ({page, goto}) => {
  await goto('/philosophy');
  const header = page.getByRole('banner');
  for (const width of [360, 390, 412, 1200, 1280, 1440]) {
    await page.setViewportSize({width, height: 600});
    const heights = await header
      .locator('a:visible, button:visible')
      .evaluateAll((controls) => controls.map((control) => control.getBoundingClientRect().height));
    // A control of two lines is taller than the 44 px that one of one line has.
    expect(Math.max(...heights), `${width} px`).toBeLessThanOrEqual(44);
    expect((await header.locator('a[href="/"] span').boundingBox())?.height, `${width} px`).toBeLessThan(24);
    expect(await overflow(page), `${width} px`).toBe(0);
  }
});
