import type {Page} from 'playwright/test';
import {violations} from './support/axe';
import {cutOff, overflow} from './support/fits';
import {hiddenFocus, moving, sameStates, smallTargets, zoomedFields} from './support/inspect';
import {KINDS} from './support/inventory';
import {SHIFT, watchShifts} from './support/shifts';
import {drawn, expect, read, test, wake} from './support/test';
import {sum} from '../support/gzip';
import {LIMITS} from '../support/limits';
import {scriptsRunBy, seeAll, weightOf} from './support/weight';

/** A target under a finger, in CSS pixels (WCAG 2.5.5; the 24 of 2.5.8 are a rule of axe). */
const TARGET = 44;

/** What `look` finds while the page is touched, as on a phone. */
async function touched<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setTouchEmulationEnabled', {enabled: true});
  await page.waitForFunction(() => matchMedia('(pointer: coarse)').matches);
  await drawn(page);
  const found = await look();
  await client.detach();
  return found;
}

/** The root's text size; a page that asks for `rem` follows it, as it follows a larger text size in the browser. */
const textSize = (page: Page, value: string) =>
  page.evaluate((size) => document.documentElement.style.setProperty('font-size', size, 'important'), value);

for (const kind of KINDS) {
  test(`${kind.kind}: one visit, every width and mode`, async ({page}) => {
    const shifts = await watchShifts(page);
    await read(page, kind);
    await expect
      .poll(async () => (await scriptsRunBy(page)).length > 0, 'loads script before intent')
      .toBe(kind.missing ?? kind.showsConsent ?? false);
    await wake(page);
    expect.soft(await shifts(), 'layout shift').toBeLessThan(SHIFT);
    expect.soft(await violations(page), 'axe').toEqual([]);

    await page.emulateMedia({colorScheme: 'light', forcedColors: 'active', reducedMotion: 'reduce'});
    expect.soft(await sameStates(page), 'state in forced colours').toEqual([]);
    expect.soft(await moving(page), 'moves with reduced motion').toEqual([]);

    await page.emulateMedia({media: 'print', forcedColors: 'none'});
    await page.setViewportSize({width: 794, height: 1123});
    expect.soft(await overflow(page), 'wider than A4').toBe(0);
    await expect.soft(page.getByRole('banner')).toBeHidden();
    await expect.soft(page.getByRole('heading', {level: 1})).toBeVisible();

    await page.emulateMedia({media: 'screen'});
    await page.setViewportSize({width: 1280, height: 720});
    expect.soft(await hiddenFocus(page), 'focus hidden').toEqual([]);
    await page.setViewportSize({width: 412, height: 839});
    expect.soft(await overflow(page), 'wider than a phone').toBe(0);
    expect.soft(await touched(page, () => smallTargets(page, TARGET)), 'small targets').toEqual([]);

    expect.soft(await touched(page, () => zoomedFields(page)), 'fields on which iOS zooms in').toEqual([]);

    await page.setViewportSize({width: 320, height: 256});
    expect.soft(await overflow(page), 'wider than 320 px').toBe(0);
    expect.soft(await cutOff(page), 'text cut off at 320 px').toEqual([]);
    expect.soft(await hiddenFocus(page), 'focus hidden at 400 %').toEqual([]);

    // The spacing of WCAG 1.4.12 by a stylesheet that the policy lets through: one of the browser's own.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '* {line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important} p {margin-bottom: 2em !important}',
      );
      document.adoptedStyleSheets.push(sheet);
    });
    expect.soft(await overflow(page), 'wider than 320 px with spaced text').toBe(0);
    await page.evaluate(() => document.adoptedStyleSheets.pop());

    // A larger text size in the browser widens `rem` in media queries, too, which a style cannot imitate:
    // the window is as wide as one of 1440 px would then count.
    await page.setViewportSize({width: 720, height: 900});
    await textSize(page, '200%');
    expect.soft(await overflow(page), 'wider than the window with text of 200 %').toBe(0);

    await seeAll(page);
    await page.waitForLoadState('networkidle');
    const scripts = await scriptsRunBy(page);
    expect.soft(scripts.length, 'scripts').toBeGreaterThan(1);
    expect
      .soft(sum(scripts.map(weightOf)), 'bytes of script')
      .toBeLessThanOrEqual(LIMITS.script + (kind.data ?? 0));

    // As one types it behind the address; what it names cannot be decoded.
    const heading = (await page.getByRole('heading', {level: 1}).textContent()) ?? '';
    await page.evaluate(() => {
      window.location.hash = '#%';
    });
    await drawn(page);
    await expect(page).toHaveURL(/#%25$/);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
    await expect(page.getByRole('banner')).toBeVisible();
  });
}
