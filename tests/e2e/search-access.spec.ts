import {expectAccessible} from './support/axe';
import {button, dialog, field, options, status} from './support/search';
import {expect, test} from './support/test';

test('has no accessibility violation when open, with results, and empty', async ({page, goto}) => {
  await goto('/philosophy');
  await button(page).click();
  await expect(dialog(page).getByRole('link', {name: 'Journal'})).toBeVisible();
  await expectAccessible(page);
  await field(page).fill('email');
  await expect(options(page).first()).toBeVisible();
  await field(page).press('ArrowDown');
  await expectAccessible(page);
  await field(page).fill('zzzzqqqq');
  await expect(status(page)).toHaveText(/Nothing found/);
  await expectAccessible(page);
});

test('the page of results has no accessibility violation', async ({page, goto}) => {
  await goto('/search?q=email');
  await expect(options(page).first()).toBeVisible();
  await expectAccessible(page);
});

for (const [name, width, size] of [
  ['at 320 px (WCAG 1.4.10)', 320, '100%'],
  ['with text of 200 % (WCAG 1.4.4)', 720, '200%'],
] as const) {
  test(`results fit ${name}`, async ({page, goto}) => {
    await page.setViewportSize({width, height: 640});
    await goto('/search?q=email');
    await page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);
    await expect(options(page).first()).toBeVisible();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
    await page.keyboard.press('Control+k');
    await dialog(page).getByRole('combobox', {name: 'Search the site'}).fill('email');
    await expect(dialog(page).getByRole('listbox').getByRole('option').first()).toBeVisible();
    expect(await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    const last = dialog(page).getByRole('listbox').getByRole('option').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
  });
}
