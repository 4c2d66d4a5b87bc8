import {brokenWords, cutOff, overflow} from './support/fits';
import {KINDS} from './support/inventory';
import {expect, test} from './support/test';

/** Twice the size of text that a browser begins with, in CSS pixels. */
const TWICE = 32;

test.use({viewport: {width: 390, height: 844}});

// WCAG 1.4.4. Only the browser's own setting widens `rem` in media queries, too; the protocol sets it in every Chromium,
// while its build without a window reads no settings of a profile.
test('with text of 200 % on a phone, no kind of page is wider than the window, and no short word is broken', async ({
  page,
  context,
}) => {
  const session = await context.newCDPSession(page);
  await session.send('Page.setFontSizes', {fontSizes: {standard: TWICE}});
  await page.goto('/');
  expect(await page.evaluate(() => matchMedia('(width < 20rem)').matches)).toBe(true);
  for (const {kind, path} of KINDS) {
    await page.goto(path);
    expect.soft(await overflow(page), kind).toBe(0);
    expect.soft(await brokenWords(page), `${kind}: words over two lines`).toEqual([]);
  }
});

// WCAG 1.4.12.
test('with the widest spacing of text on a phone, nothing is cut off on any kind of page', async ({page}) => {
  for (const {kind, path} of KINDS) {
    await page.goto(path);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }',
      );
      document.adoptedStyleSheets = [sheet];
    });
    expect.soft(await overflow(page), kind).toBe(0);
    expect.soft(await cutOff(page), `${kind}: texts cut off`).toEqual([]);
  }
});
