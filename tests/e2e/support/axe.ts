import AxeBuilder from '@axe-core/playwright';
import type {Page} from 'playwright/test';
import {expect, untilLive, wake} from './test';

/** The rules that every page is held to: WCAG 2.2 AA and what axe calls best practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Puts a page into a colour mode, and waits until every colour has arrived in it. */
async function show(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
  // A colour on its way from one mode to the other has the contrast of neither. Where nothing is drawn, it never arrives.
  await page.evaluate(() => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    const arrived = Promise.allSettled(transitions.map(({finished}) => finished));
    return Promise.race([arrived, new Promise((resolve) => setTimeout(resolve, 1_000))]).then(
      () => undefined,
    );
  });
}

/** What axe finds on the page as it is: one text for each element and rule. In the dark, only colours differ. */
export async function violations(page: Page): Promise<string[]> {
  // Colours follow the system's from the moment a page is live.
  if ((await page.locator('html').getAttribute('data-has-hydrated')) === 'false') {
    await wake(page);
  }
  await untilLive(page);
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await show(page, colorScheme);
    const axe = new AxeBuilder({page});
    const {violations: all} = await (
      colorScheme === 'light' ? axe.withTags(TAGS) : axe.withRules('color-contrast')
    ).analyze();
    for (const {id, nodes} of all) {
      found.push(
        ...nodes.map(({html, failureSummary}) => `${colorScheme}, ${id}: ${html} ${failureSummary}`),
      );
    }
  }
  return found;
}

/** Expects no accessibility violation on the page as it is, in both colour modes. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
}
