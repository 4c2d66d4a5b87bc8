import fs from 'node:fs';
import type axe from 'axe-core';
import type {RunOptions} from 'axe-core';
import type {Page} from 'playwright/test';
import {expect, untilLive, wake} from './test';

/** The rules that every page is held to: WCAG 2.2 AA and what axe calls best practice. */
const ALL: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  // Only an experimental rule reads the style sheets.
  preload: false,
};
const SOURCE = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
/** In the dark, only colours differ. */
const COLOURS: RunOptions = {...ALL, runOnly: {type: 'rule', values: ['color-contrast']}};

/** Puts a page into a colour mode, with every colour where its transition would end. */
async function show(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after {transition: none !important}');
    document.adoptedStyleSheets.push(still);
  });
  await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
  await page.evaluate(() => {
    // The new colours are taken while nothing may pass from the old ones.
    document.body.getBoundingClientRect();
    document.adoptedStyleSheets.pop();
  });
}

/** What axe finds on the page as it is, in both colour modes: one text for each element and rule. */
export async function violations(page: Page): Promise<string[]> {
  // Colours follow the system's from the moment a page is live.
  if ((await page.locator('html').getAttribute('data-has-hydrated')) === 'false') {
    await wake(page);
  }
  await untilLive(page);
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(SOURCE);
  }
  const found: string[] = [];
  for (const [colorScheme, options] of [
    ['light', ALL],
    ['dark', COLOURS],
  ] as const) {
    await show(page, colorScheme);
    const failed = await page.evaluate(
      async (chosen) =>
        (await window.axe.run(document, chosen)).violations.flatMap(({id, nodes}) =>
          nodes.map(({html, failureSummary}) => `${id}: ${html} ${failureSummary}`),
        ),
      options,
    );
    found.push(...failed.map((text) => `${colorScheme}, ${text}`));
  }
  return found;
}

/** Expects no accessibility violation on the page as it is, in both colour modes. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
