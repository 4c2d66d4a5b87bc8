import type {Page} from 'playwright/test';
import {expect, test} from '../support/test';

const carouselOf = (page: Page) => page.getByRole('region', {name: 'Five of our advisors'});
const shown = (page: Page) => carouselOf(page).getByText(/, \d of 5$/);

/** Addresses of the scripts the page asks for from now on. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      scripts.push(request.url());
    }
  });
  return scripts;
}

test.describe('the carousel of the home page', () => {
  test('loads its script when the visitor comes near, not before', async ({page, goto}) => {
    await goto('/');
    await page.waitForLoadState('networkidle');
    const later = scriptsOf(page);
    await page.mouse.wheel(0, 100);
    await page.waitForLoadState('networkidle');
    expect(later).toEqual([]);
    await carouselOf(page).scrollIntoViewIfNeeded();
    await expect.poll(() => later.length).toBeGreaterThan(0);
  });

  test('answers a press that comes before its script', async ({page, goto}) => {
    await goto('/');
    const next = carouselOf(page).getByRole('button', {name: 'Next'});
    await next.evaluate((button: HTMLElement) => button.click());
    await next.evaluate((button: HTMLElement) => button.click());
    await expect(shown(page)).toHaveText(/, 5 of 5$/);
  });

  test('moves by arrow keys while it is in view, unless the focus is in a field or another widget', async ({
    page,
    goto,
  }) => {
    await goto('/');
    await page.keyboard.press('ArrowRight');
    await carouselOf(page).scrollIntoViewIfNeeded();
    await expect(shown(page)).toHaveText(/, 3 of 5$/);
    await page.keyboard.press('ArrowRight');
    await expect(shown(page)).toHaveText(/, 4 of 5$/);
    await page.getByRole('link', {name: 'Meet the Network'}).focus();
    await page.keyboard.press('ArrowRight');
    await expect(shown(page)).toHaveText(/, 4 of 5$/);
    await carouselOf(page).getByRole('button', {name: 'Previous'}).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(shown(page)).toHaveText(/, 3 of 5$/);
  });
});
