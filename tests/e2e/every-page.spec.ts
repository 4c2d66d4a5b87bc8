import type {Page} from 'playwright/test';
import {expectAccessible} from './support/axe';
import {KINDS} from './support/inventory';
import {expect, test} from './support/test';

/** How far the page is wider than the window, in pixels. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const {kind, path} of KINDS) {
  test.describe(kind, () => {
    test('has no accessibility violation in either colour mode', async ({page, goto}) => {
      await goto(path);
      await expectAccessible(page);
    });

    test('reflows at 320 px (WCAG 1.4.10)', async ({page, goto}) => {
      await page.setViewportSize({width: 320, height: 640});
      await goto(path);
      expect(await overflow(page)).toBe(0);
    });

    test('holds text of 200 % (WCAG 1.4.4)', async ({page, goto}) => {
      // A larger text size in the browser widens `rem` in media queries, too, which a style cannot imitate:
      // the window is as wide as one of 1440 px would then count.
      await page.setViewportSize({width: 720, height: 900});
      await goto(path);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'));
      expect(await overflow(page)).toBe(0);
    });

    test('moves nothing while it loads', async ({page, goto}) => {
      await page.addInitScript(() => {
        Object.assign(window, {shift: 0});
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            (window as unknown as {shift: number}).shift += (entry as unknown as {value: number}).value;
          }
        }).observe({type: 'layout-shift', buffered: true});
      });
      await goto(path);
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => (window as unknown as {shift: number}).shift)).toBeLessThan(0.005);
    });

    test('has one h1, one main, one banner and one footer, without script too', async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({javaScriptEnabled: false, baseURL: baseURL ?? ''});
      const page = await context.newPage();
      await page.goto(path);
      await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
      for (const role of ['main', 'banner', 'contentinfo'] as const) {
        await expect(page.getByRole(role)).toHaveCount(1);
      }
      await context.close();
    });
  });
}
