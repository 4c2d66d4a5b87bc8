import type {Page, Route} from 'playwright/test';

/** The site's own script: a page cannot be live without it. */
export const MAIN = '**/assets/js/main.*.js';
/** Every script file of the site. */
export const SCRIPTS = '**/assets/js/*.js';

/** Holds back what matches until the function that it gives is called; then, and from then on, it is answered. */
export async function hold(
  page: Page,
  files: string | RegExp,
  answer = (route: Route) => route.continue(),
): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await answer(route);
  });
  return release;
}

/** The addresses of the scripts that a page asks for from now on. */
export function scriptsAsked(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      asked.push(request.url());
    }
  });
  return asked;
}
