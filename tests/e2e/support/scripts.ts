import type {Page} from 'playwright/test';

/** The site's own script: a page cannot be live without it. */
export const MAIN = '**/assets/js/main.*.js';
/** Every script file of the site. */
export const SCRIPTS = '**/assets/js/*.js';

/** Holds back what matches until the function that it gives is called; then, and from then on, it comes. */
export async function hold(page: Page, files: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
