import type {BrowserContext, Page} from 'playwright/test';
import type {KINDS} from './inventory';

const DELAY_MS = 3_000;
/** The site's own script: a page cannot be live without it. */
export const MAIN = '**/assets/js/main.*.js';

/** Has the site's own script come late. */
export const delayScripts = (page: Page) =>
  page.route(MAIN, async (route) => {
    await new Promise((done) => setTimeout(done, DELAY_MS));
    await route.continue();
  });

/** How many pages are open at once; one after the other would take minutes. */
const AT_ONCE = 9;

type Kind = (typeof KINDS)[number];

/** Visits kinds of page, some at once; gives what `visit` gives, by kind. */
export async function atOnce<T>(
  context: BrowserContext,
  kinds: readonly Kind[],
  visit: (page: Page, kind: Kind) => Promise<T>,
): Promise<[string, T][]> {
  const results: [string, T][] = [];
  for (let start = 0; start < kinds.length; start += AT_ONCE) {
    const some = kinds.slice(start, start + AT_ONCE).map(async (kind): Promise<[string, T]> => {
      const page = await context.newPage();
      const result = await visit(page, kind);
      await page.close();
      return [kind.kind, result];
    });
    results.push(...(await Promise.all(some)));
  }
  return results;
}
