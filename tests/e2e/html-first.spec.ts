import type {Page} from 'playwright/test';
import {delayScripts} from './support/scripts';
import {expect, test, untilLive} from './support/test';

/** Counts the changes of an attribute below `body` from now on. */
async function countChanges(page: Page, attribute: string): Promise<() => Promise<number>> {
  await page.evaluate((name) => {
    document.body.dataset.changes = '0';
    new MutationObserver((records) => {
      document.body.dataset.changes = String(Number(document.body.dataset.changes) + records.length);
    }).observe(document.body, {subtree: true, attributeFilter: [name]});
  }, attribute);
  return async () => Number(await page.locator('body').getAttribute('data-changes'));
}

test.describe('while the scripts are on their way', () => {
  test.beforeEach(({page}) => delayScripts(page));

  test('a click takes effect once', async ({page}) => {
    await page.goto('/');
    const goal = page.getByRole('button', {name: 'Series B fund raise'});
    await goal.click();
    await expect(goal).toHaveAttribute('aria-busy', 'true');
    const changes = await countChanges(page, 'aria-pressed');
    await goal.click();
    await untilLive(page);
    await expect(goal).toHaveAttribute('aria-pressed', 'true');
    await expect(goal).not.toHaveAttribute('aria-busy');
    expect(await changes()).toBe(1);
  });

  test('Enter and Space on the keyboard take effect once, and the focus stays', async ({page}) => {
    await page.goto('/');
    const market = page.getByRole('button', {name: 'New market launch'});
    const raise = page.getByRole('button', {name: 'Series B fund raise'});
    await market.focus();
    await page.keyboard.press('Enter');
    await raise.focus();
    await page.keyboard.press('Space');
    const changes = await countChanges(page, 'aria-pressed');
    await expect(market).toHaveAttribute('aria-pressed', 'false', {timeout: 10_000});
    await expect(raise).toHaveAttribute('aria-pressed', 'true');
    await expect(raise).toBeFocused();
    expect(await changes()).toBe(2);
  });

  test('a header group opens', async ({page}) => {
    await page.goto('/philosophy');
    const group = page
      .getByRole('navigation', {name: 'Main', exact: true})
      .getByRole('button', {name: 'Toolkit'});
    await group.click();
    await expect(group).toHaveAttribute('aria-expanded', 'true', {timeout: 10_000});
    await expect(page.getByRole('link', {name: 'GTM Platform'}).first()).toBeVisible();
  });

  test('the carousel moves by its button and by an arrow key', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.goto('/');
    const carousel = page.getByRole('region', {name: 'Five of our advisors'});
    const pressed = carousel.locator('[aria-pressed="true"]');
    await carousel.getByRole('button', {name: 'Next'}).click();
    await expect(pressed).toContainText('Tomas Kadlec', {timeout: 10_000});
    await page.reload();
    await carousel.getByRole('button', {name: 'Previous'}).focus();
    await page.keyboard.press('ArrowRight');
    await expect(pressed).toContainText('Tomas Kadlec', {timeout: 10_000});
  });

  test('the keys of the search open it', async ({page}) => {
    for (const key of ['Control+k', '/']) {
      await page.goto('/philosophy');
      await page.keyboard.press(key);
      await expect(page.getByRole('dialog', {name: 'Search'})).toBeVisible({timeout: 15_000});
    }
  });

  test('questions open at once, and stay as they are', async ({page}) => {
    await page.goto('/');
    const question = page.locator('main details').first();
    await question.locator('summary').click();
    await expect(question).toHaveAttribute('open');
    await untilLive(page);
    await expect(question).toHaveAttribute('open');
  });

  test('the colours that were chosen are put on', async ({page}) => {
    await page.goto('/philosophy');
    await page.getByRole('combobox', {name: 'Colours'}).selectOption('dark');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark', {timeout: 10_000});
    await expect(page.getByRole('combobox', {name: 'Colours'})).toHaveValue('dark');
  });

  test('typed text survives, and counts', async ({page}) => {
    await page.goto('/services/growth-recipes');
    await page.getByRole('searchbox').pressSequentially('tiktok');
    await expect(page).toHaveURL(/q=tiktok/, {timeout: 10_000});
    await expect(page.getByRole('searchbox')).toHaveValue('tiktok');
    await expect(page.getByRole('searchbox')).toBeFocused();
  });

  test('links lead on at once', async ({page}) => {
    await page.goto('/philosophy');
    await page.getByRole('contentinfo').getByRole('link', {name: 'Privacy Policy'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Privacy policy', {timeout: 2_500});
  });
});

test('the mobile menu opens before any script, and stays open', async ({page}) => {
  await delayScripts(page);
  await page.setViewportSize({width: 390, height: 800});
  await page.goto('/philosophy');
  await page.getByRole('button', {name: 'Open menu'}).click();
  const menu = page.getByRole('dialog', {name: 'Menu'});
  await expect(menu).toBeVisible({timeout: 1_000});
  await menu.getByText('Services').click();
  await untilLive(page);
  await expect(menu.getByRole('link', {name: 'Growth Recipes'})).toBeVisible();
  await menu.getByRole('button', {name: 'Close menu'}).click();
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', {name: 'Open menu'})).toHaveAttribute('aria-expanded', 'false');
});
