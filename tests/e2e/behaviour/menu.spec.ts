import type {Page} from 'playwright/test';
import {expectAccessible} from '../support/axe';
import {one, placeOf, places} from '../support/content';
import {hold, SCRIPTS} from '../support/scripts';
import {expect, test} from '../support/test';

const START = '/services/how-we-work';

const here = placeOf(START).group;
const other = one(places, 'other group', ({group}) => group !== here);
/** A page of the group that is not the one in view. */
const next = one(places, 'other page of the group', ({group, path}) => group === here && path !== START);

test.use({viewport: {width: 390, height: 844}});

const menu = (page: Page) => page.getByRole('dialog', {name: 'Menu'});
const opener = (page: Page) => page.getByRole('button', {name: 'Open menu'});
const summary = (page: Page, name: string) => menu(page).locator('summary').filter({hasText: name});
const entry = (page: Page, {path}: {path: string}) => menu(page).locator(`a[href="${path}"]`).first();

test('one group is open at a time; Tab stays inside, the page behind does not scroll', async ({
  page,
  goto,
}) => {
  await goto(START);
  await opener(page).click();
  await summary(page, here).first().click();
  await expect(entry(page, next)).toBeVisible();
  await summary(page, other.group).first().click();
  await expect(entry(page, next)).toBeHidden();
  await expectAccessible(page);
  await page.mouse.move(40, 400);
  await page.mouse.wheel(0, 800);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  for (let presses = 0; presses < 16; presses += 1) {
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
    );
    expect(inside).toBe(true);
  }
});

test('the backdrop, its button and Escape close it, and its groups with it', async ({page, goto}) => {
  await goto(START);
  for (const close of [
    () => page.mouse.click(12, 400),
    () => page.getByRole('button', {name: 'Close menu'}).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await opener(page).click();
    await expect(entry(page, next)).toBeHidden();
    await summary(page, here).first().click();
    await close();
    await expect(menu(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  }
  // A press that begins inside, as one that selects a text does, ends where it likes.
  await opener(page).click();
  await summary(page, here).first().hover();
  await page.mouse.down();
  await page.mouse.move(12, 400);
  await page.mouse.up();
  await expect(menu(page)).toBeVisible();
});

test('a link closes it at once, though its page takes long to come', async ({page, goto}) => {
  await goto(START);
  await opener(page).click();
  await summary(page, other.group).first().click();
  const release = await hold(page, SCRIPTS);
  const heading = page.getByRole('heading', {level: 1});
  const before = (await heading.textContent()) ?? '';
  await entry(page, other).click();
  await expect(menu(page)).toBeHidden();
  await expect(heading).toHaveText(before);
  release();
  await expect(heading).not.toHaveText(before);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('opens, where the browser knows invoker commands', async ({page}) => {
    await page.goto(START);
    await opener(page).click();
    await expect(menu(page)).toBeVisible();
  });
});
