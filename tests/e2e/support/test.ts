import {test as base, expect, type Locator, type Page} from 'playwright/test';
import {one} from './content';
import type {Kind} from './inventory';

/** A choice made already: necessary cookies only. */
export const CONSENT = {
  preferences: {necessary: true, analytics: false, marketing: false},
  timestamp: new Date().toISOString(),
  version: '1.0',
};

export interface Fixtures {
  /** Opens a path, wakes the page as a visitor would, and waits until the page is live. */
  goto: (path: string) => Promise<void>;
  /** What the clipboard holds; the test may use it. */
  clipboard: () => Promise<string>;
  /** Whether the visitor has made their consent choice already; true unless a test says otherwise. */
  consented: boolean;
  /** Errors in the console that a test makes on purpose; undefined unless it says so. */
  tolerated: RegExp | undefined;
}

/** Waits for Docusaurus' own signal that React has taken over. */
export async function untilLive(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}

/** Presses a key that does nothing, as a visitor who is about to use the page, and waits until it is live. */
export async function wake(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await untilLive(page);
}

/** Opens a page as a reader does, and waits for its fonts. */
export async function read(
  page: Page,
  {path, missing = false}: Pick<Kind, 'path' | 'missing'>,
): Promise<void> {
  const response = await page.goto(path);
  expect(response?.status()).toBe(missing ? 404 : 200);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Waits until what has happened is drawn, which may take a frame or two. */
export const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise<unknown>((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

/** Stops the clock of a page a second from now; tries again where a busy machine takes longer than that to say so. */
export const stopClock = (page: Page): Promise<void> =>
  expect(() => page.clock.pauseAt(Date.now() + 1_000)).toPass();

/** Presses Tab until a control has the focus; one that no Tab reaches fails the test. */
export async function tabTo(control: Locator): Promise<void> {
  const focused = () => control.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 80 && !(await focused()); presses += 1) {
    await control.page().keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}

/** Follows a link below one of the header's buttons. */
export async function followHeader(page: Page, menu: string, link: string): Promise<void> {
  await page.getByRole('button', {name: menu}).click();
  await page.getByRole('navigation', {name: 'Main', exact: true}).getByRole('link', {name: link}).click();
}

/** The journal's chip of a topic, whose name ends with the number of its entries; another topic's may contain it. */
export const topicChip = (page: Page, label: string): Locator =>
  page.getByRole('group', {name: 'Filter by topic'}).getByRole('button', {name: new RegExp(`^${label} \\d`)});

/** Playwright's test; any error in the console or on the page fails it. */
export const test = base.extend<Fixtures>({
  consented: [true, {option: true}],
  tolerated: [undefined, {option: true}],
  page: async ({page, consented, tolerated}, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      // The status of a page that is meant to be missing is reported as an error, too.
      if (message.type() === 'error' && !message.text().includes('status of 404')) {
        errors.push(message.text());
      }
    });
    if (consented) {
      await page.addInitScript((record) => {
        // Firefox runs this in the empty page before the first one, too, which has no storage.
        if (window.location.protocol.startsWith('http')) {
          window.localStorage.setItem('user-consent', record);
        }
      }, JSON.stringify(CONSENT));
    }
    await use(page);
    expect(errors.filter((error) => tolerated?.test(error) !== true)).toEqual([]);
  },
  clipboard: async ({page, context}, use) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await use(() => page.evaluate(() => navigator.clipboard.readText()));
  },
  goto: async ({page}, use) => {
    await use(async (path) => {
      await page.goto(path);
      await wake(page);
    });
  },
});

/** The first item of a list that fits; where the content has none, the test that needs it is skipped and says why. */
export function given<T>(items: readonly T[], what: string, fits: (item: T) => boolean = () => true): T {
  test.skip(!items.some(fits), `The content has no ${what}.`);
  return one(items, what, fits);
}

export {expect};
