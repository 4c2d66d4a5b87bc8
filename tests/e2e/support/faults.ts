import type {Page, Route} from 'playwright/test';
import {hold} from './scripts';

/** What can go wrong with a file that a page asks for: how it is answered. */
const ANSWERS = {
  'cannot be reached': (route: Route) => route.abort('connectionfailed'),
  'is gone after a redeploy': (route: Route) =>
    route.fulfill({status: 404, contentType: 'text/html', body: '<h1>Not found</h1>'}),
};

/** The fault that is none: the file comes, but not at once. */
export const LATE = 'comes late';
export type Fault = keyof typeof ANSWERS | typeof LATE;
export const FAULTS: readonly Fault[] = [LATE, 'cannot be reached', 'is gone after a redeploy'];

/** What the browser itself reports of a file that does not come, and what our loader or another says of it. */
export const REPORTED =
  /Failed to load|net::ERR_|ChunkLoadError|Loading (CSS )?chunk|dynamically imported module/;

/** Lets files go wrong from now on; the function that it gives puts it right again. */
export async function fail(page: Page, files: string | RegExp, fault: Fault): Promise<() => Promise<void>> {
  if (fault === LATE) {
    const release = await hold(page, files);
    return () => {
      release();
      return Promise.resolve();
    };
  }
  const answer = ANSWERS[fault];
  await page.route(files, answer);
  return () => page.unroute(files, answer);
}
