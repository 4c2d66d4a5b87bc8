import type {Locator, Page} from 'playwright/test';
import {expect, test} from './support/test';

/** Whether React has taken over an element: it marks those that it has with properties of its own. */
const isHydrated = (element: Locator) =>
  element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react')));

const lastBelief = (page: Page) => page.getByRole('link', {name: /^Learn More/}).last();

test('a section is hydrated when the visitor comes near it, and not before', async ({page, goto}) => {
  await goto('/');
  const next = page.getByRole('heading', {name: 'The numbers that win customers also win investors'});
  const far = page.getByRole('heading', {name: 'An answer tomorrow, first results in weeks'});
  await expect.poll(() => isHydrated(next)).toBe(true);
  expect(await isHydrated(far)).toBe(false);
  await far.scrollIntoViewIfNeeded();
  await expect.poll(() => isHydrated(far)).toBe(true);
});

test('a link in a far section, followed by keyboard, needs no new document', async ({page, goto}) => {
  await goto('/philosophy/core-beliefs');
  await page.evaluate(() => Object.assign(window, {sameDocument: true}));
  await lastBelief(page).evaluate((link: HTMLElement) => link.focus({preventScroll: true}));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/contact$/);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a control far away that is pressed, as assistive technology may, does what it says, once', async ({
  page,
  goto,
}) => {
  await goto('/');
  const carousel = page.getByRole('region', {name: 'Five of our advisors'});
  const next = carousel.getByRole('button', {name: 'Next'});
  expect(await isHydrated(next)).toBe(false);
  await next.evaluate((button: HTMLElement) => button.click());
  await expect(carousel.getByText(/, \d of 5$/)).toHaveText(/, 4 of 5$/);
});

test('filtering a list leaves what waits below it as it stands', async ({page, goto}) => {
  await goto('/philosophy/journal');
  const below = page.getByRole('heading', {name: 'Each topic has a page of its own'});
  await below.evaluate((element) => element.setAttribute('data-before', ''));
  await page.getByRole('group', {name: /topic/i}).getByRole('button').nth(1).click();
  await expect(page).toHaveURL(/topic=/);
  await expect(below).toHaveAttribute('data-before', '');
});

test.describe('in the dark', () => {
  test.use({colorScheme: 'dark'});

  test('colours that a visitor has chosen hydrate nothing that waits', async ({page, goto}) => {
    await goto('/philosophy/core-beliefs');
    await expect(page.getByRole('combobox', {name: 'Colours'})).toHaveValue('system');
    expect(await isHydrated(lastBelief(page))).toBe(false);
  });
});
