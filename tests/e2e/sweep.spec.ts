import {violations} from './support/axe';
import {brokenWords, crumbLines, cutOff, overflow} from './support/fits';
import {
  hiddenFocus,
  lostOnPaper,
  moving,
  running,
  sameStates,
  smallTargets,
  wrongCuts,
  zoomedFields,
} from './support/inspect';
import {KINDS} from './support/inventory';
import {SHIFT, watchShifts} from './support/shifts';
import {drawn, expect, read, test, wake} from './support/test';
import {sum} from '../support/gzip';
import {LIMITS} from '../support/limits';
import {scriptsRunBy, seeAll, weightOf} from './support/weight';

/** A target under a finger, in CSS pixels (WCAG 2.5.5; the 24 of 2.5.8 are a rule of axe). */
const TARGET = 44;

/** Twice the size of text that a browser begins with, in CSS pixels. */
const TWICE = 32;

for (const kind of KINDS) {
  test(`${kind.kind}: one visit, every width and mode`, async ({page}) => {
    const shifts = await watchShifts(page);
    await read(page, kind);
    await wake(page);
    // Parts of which nothing is laid out yet have the styles of the mode and the width before.
    await page.locator('html[data-whole]').waitFor({state: 'attached'});
    expect.soft(await shifts(), 'layout shift').toBeLessThan(SHIFT);
    expect.soft(await violations(page), 'axe').toEqual([]);

    await page.emulateMedia({colorScheme: 'light', forcedColors: 'active', reducedMotion: 'reduce'});
    expect.soft(await sameStates(page), 'state in forced colours').toEqual([]);
    expect.soft(await moving(page), 'moves with reduced motion').toEqual([]);

    await page.emulateMedia({media: 'print', forcedColors: 'none'});
    await page.setViewportSize({width: 794, height: 1123});
    // Colours change in a hundredth of a millisecond, which still takes a frame.
    await drawn(page);
    expect.soft(await overflow(page), 'wider than A4').toBe(0);
    await expect.soft(page.getByRole('banner')).toBeHidden();
    expect.soft(await lostOnPaper(page), 'lost on paper').toEqual([]);
    await expect.soft(page.getByRole('heading', {level: 1})).toBeVisible();

    await page.emulateMedia({media: 'screen'});
    await page.setViewportSize({width: 1280, height: 720});
    expect.soft(await hiddenFocus(page), 'focus hidden').toEqual([]);
    expect.soft(await wrongCuts(page), 'cut of Fraunces on a desktop').toEqual([]);
    await page.setViewportSize({width: 412, height: 839});
    expect.soft(await overflow(page), 'wider than a phone').toBe(0);
    await drawn(page);
    expect.soft(await wrongCuts(page), 'cut of Fraunces on a phone').toEqual([]);
    expect.soft(await crumbLines(page), 'lines of breadcrumbs').toBeLessThanOrEqual(1);
    const browser = await page.context().newCDPSession(page);
    await browser.send('Emulation.setTouchEmulationEnabled', {enabled: true});
    await page.waitForFunction(() => matchMedia('(pointer: coarse)').matches);
    await drawn(page);
    expect.soft(await smallTargets(page, TARGET), 'small targets').toEqual([]);
    expect.soft(await zoomedFields(page), 'fields on which iOS zooms in').toEqual([]);
    await browser.send('Emulation.setTouchEmulationEnabled', {enabled: false});

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
    expect.soft(await cutOff(page), 'spaced text cut off').toEqual([]);
    await page.evaluate(() => document.adoptedStyleSheets.pop());

    // WCAG 1.4.4. The browser's own setting, which also widens `rem` in media queries.
    await browser.send('Page.setFontSizes', {fontSizes: {standard: TWICE}});
    await page.setViewportSize({width: 390, height: 844});
    await page.waitForFunction(() => matchMedia('(width < 20rem)').matches);
    expect.soft(await overflow(page), 'wider than a phone with text of 200 %').toBe(0);
    await drawn(page);
    expect.soft(await brokenWords(page), 'words over two lines with text of 200 %').toEqual([]);
    await page.setViewportSize({width: 1440, height: 900});
    expect.soft(await overflow(page), 'wider than the window with text of 200 %').toBe(0);

    await seeAll(page);
    expect.soft(await running(page), 'animations that run with reduced motion').toEqual([]);
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
