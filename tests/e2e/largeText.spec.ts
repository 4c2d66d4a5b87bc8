import {overflow} from './support/fits';
import {KINDS} from './support/inventory';
import {withLargeText} from './support/largeText';
import {expect, test} from './support/test';

test('with text of 200 % on a phone, no kind of page is wider than the window', async ({
  launchOptions,
  baseURL,
}, info) => {
  await withLargeText({dir: info.outputPath('profile'), ...launchOptions, baseURL}, async (page) => {
    await page.goto('/');
    expect(await page.evaluate(() => matchMedia('(width < 20rem)').matches)).toBe(true);
    for (const {kind, path} of KINDS) {
      await page.goto(path);
      expect.soft(await overflow(page), kind).toBe(0);
    }
  });
});
