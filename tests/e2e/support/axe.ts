import AxeBuilder from '@axe-core/playwright';
import type {Page} from 'playwright/test';
import {expect, wake} from './test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Expects no accessibility violation on the page as it stands, in both colour modes. */
export async function expectAccessible(page: Page): Promise<void> {
  // Colours follow the system's from the moment a page is live.
  if ((await page.locator('html').getAttribute('data-has-hydrated')) === 'false') {
    await wake(page);
  }
  for (const colorScheme of ['light', 'dark'] as const) {
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
    const {violations} = await new AxeBuilder({page}).withTags(TAGS).analyze();
    expect(
      violations.map(({id, nodes}) => ({
        id,
        colorScheme,
        nodes: nodes.map(({html, failureSummary}) => [html, failureSummary]),
      })),
    ).toEqual([]);
  }
}
