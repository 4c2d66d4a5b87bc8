import type {BrowserContext, Page} from 'playwright/test';
import {KINDS} from './support/inventory';
import {expect, test, untilLive} from './support/test';

const DELAY_MS = 3_000;
const SCRIPTS = '**/assets/js/*.js';
const MAIN = '**/assets/js/main.*.js';
const dialog = (page: Page) => page.getByRole('dialog', {name: 'Your choice about cookies'});

/** Has the site's own script come late; the page cannot be live without it. */
const delayScripts = (page: Page) =>
  page.route(MAIN, async (route) => {
    await new Promise((done) => setTimeout(done, DELAY_MS));
    await route.continue();
  });

/** How many pages are open at once; one after the other would take minutes. */
const AT_ONCE = 9;

type Kind = (typeof KINDS)[number];

/** Visits kinds of page, some at once; gives what `visit` gives, by kind. */
async function atOnce<T>(
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

/** Counts the changes of an attribute below `body` from now on. */
async function countChanges(page: Page, attribute: string): Promise<() => Promise<number>> {
  await page.evaluate((name) => {
    document.body.dataset.changes = '0';
    new MutationObserver((records) => {
      document.body.dataset.changes = String(Number(document.body.dataset.changes) + records.length);
    }).observe(document.body, {subtree: true, attributeFilter: [name]});
  }, attribute);
  return async () => Number(await page.locator('body').getAttribute('data-changes'));
}

test.describe('before anybody shows intent', () => {
  test('reading pages ask for no script in five seconds; tools become live', async ({context}) => {
    test.slow();
    const scripts = await atOnce(context, KINDS, async (page, kind) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script' || request.url().endsWith('.js')) {
          asked.push(request.url());
        }
      });
      await page.goto(kind.path);
      const reading = kind.use === undefined;
      await (reading ? page.waitForTimeout(5_000) : untilLive(page));
      return reading ? asked : [];
    });
    expect(scripts).toEqual(KINDS.map(({kind}) => [kind, []]));
  });

  test.describe('the consent dialog', () => {
    test.use({consented: false});

    test('opens after a second without any script file, and its buttons work', async ({page}) => {
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') {
          scripts.push(request.url());
        }
      });
      await page.goto('/philosophy');
      await expect(dialog(page)).toBeVisible();
      await expect(dialog(page).getByRole('heading')).toBeFocused();
      await page.waitForTimeout(2_000);
      expect(scripts).toEqual([]);
      await dialog(page).getByRole('button', {name: 'Necessary Only'}).click();
      await expect(dialog(page)).toBeHidden();
      expect(
        await page.evaluate(() => JSON.parse(localStorage.getItem('user-consent') ?? 'null') as unknown),
      ).toMatchObject({preferences: {necessary: true, analytics: false, marketing: false}});
    });

    for (const {name, granted} of [
      {name: 'Accept All', granted: true},
      {name: 'Necessary Only', granted: false},
    ]) {
      test(`keeps "${name}", pressed while the scripts are on their way`, async ({page}) => {
        await delayScripts(page);
        await page.goto('/philosophy');
        await dialog(page).getByRole('button', {name}).click();
        await expect(dialog(page)).toBeHidden({timeout: 10_000});
        const record = await page.evaluate(() => localStorage.getItem('user-consent'));
        expect(JSON.parse(record ?? 'null')).toMatchObject({
          preferences: {necessary: true, analytics: granted, marketing: granted},
        });
      });
    }

    test('opens the settings when asked to while the scripts are on their way', async ({page}) => {
      await delayScripts(page);
      await page.goto('/philosophy');
      const button = dialog(page).getByRole('button', {name: 'Customize Settings'});
      await button.click();
      await expect(button).toHaveAttribute('aria-busy', 'true');
      await expect(dialog(page).getByRole('switch', {name: 'Analytics'})).toBeVisible({timeout: 10_000});
      await expect(dialog(page).locator('[aria-busy]')).toHaveCount(0);
    });
  });
});

test.describe('while the scripts are on their way', () => {
  test.beforeEach(({page}) => delayScripts(page));

  test('a click takes effect once', async ({page}) => {
    await page.goto('/');
    const goal = page.getByRole('button', {name: 'Series B fund raise'});
    await goal.click();
    await expect(goal).toHaveAttribute('aria-busy', 'true');
    const changes = await countChanges(page, 'aria-pressed');
    await goal.click();
    await untilLive(page);
    await expect(goal).toHaveAttribute('aria-pressed', 'true');
    await expect(goal).not.toHaveAttribute('aria-busy');
    expect(await changes()).toBe(1);
  });

  test('Enter and Space on the keyboard take effect once, and the focus stays', async ({page}) => {
    await page.goto('/');
    const market = page.getByRole('button', {name: 'New market launch'});
    const raise = page.getByRole('button', {name: 'Series B fund raise'});
    await market.focus();
    await page.keyboard.press('Enter');
    await raise.focus();
    await page.keyboard.press('Space');
    const changes = await countChanges(page, 'aria-pressed');
    await expect(market).toHaveAttribute('aria-pressed', 'false', {timeout: 10_000});
    await expect(raise).toHaveAttribute('aria-pressed', 'true');
    await expect(raise).toBeFocused();
    expect(await changes()).toBe(2);
  });

  test('a header group opens', async ({page}) => {
    await page.goto('/philosophy');
    const group = page
      .getByRole('navigation', {name: 'Main', exact: true})
      .getByRole('button', {name: 'Toolkit'});
    await group.click();
    await expect(group).toHaveAttribute('aria-expanded', 'true', {timeout: 10_000});
    await expect(page.getByRole('link', {name: 'GTM Platform'}).first()).toBeVisible();
  });

  test('the carousel moves by its button and by an arrow key', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.goto('/');
    const carousel = page.getByRole('region', {name: 'Five of our advisors'});
    const pressed = carousel.locator('[aria-pressed="true"]');
    await carousel.getByRole('button', {name: 'Next'}).click();
    await expect(pressed).toContainText('Tomas Kadlec', {timeout: 10_000});
    await page.reload();
    await carousel.getByRole('button', {name: 'Previous'}).focus();
    await page.keyboard.press('ArrowRight');
    await expect(pressed).toContainText('Tomas Kadlec', {timeout: 10_000});
  });

  test('the keys of the search open it', async ({page}) => {
    for (const key of ['Control+k', '/']) {
      await page.goto('/philosophy');
      await page.keyboard.press(key);
      await expect(page.getByRole('dialog', {name: 'Search'})).toBeVisible({timeout: 15_000});
    }
  });

  test('questions open at once, and stay as they are', async ({page}) => {
    await page.goto('/');
    const question = page.locator('main details').first();
    await question.locator('summary').click();
    await expect(question).toHaveAttribute('open');
    await untilLive(page);
    await expect(question).toHaveAttribute('open');
  });

  test('the colours that were chosen are put on', async ({page}) => {
    await page.goto('/philosophy');
    await page.getByRole('combobox', {name: 'Colours'}).selectOption('dark');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark', {timeout: 10_000});
    await expect(page.getByRole('combobox', {name: 'Colours'})).toHaveValue('dark');
  });

  test('typed text survives, and counts', async ({page}) => {
    await page.goto('/services/growth-recipes');
    await page.getByRole('searchbox').pressSequentially('tiktok');
    await expect(page).toHaveURL(/q=tiktok/, {timeout: 10_000});
    await expect(page.getByRole('searchbox')).toHaveValue('tiktok');
    await expect(page.getByRole('searchbox')).toBeFocused();
  });

  test('links lead on at once', async ({page}) => {
    await page.goto('/philosophy');
    await page.getByRole('contentinfo').getByRole('link', {name: 'Privacy Policy'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Privacy policy', {timeout: 2_500});
  });
});

test('the mobile menu opens before any script, and stays open', async ({page}) => {
  await delayScripts(page);
  await page.setViewportSize({width: 390, height: 800});
  await page.goto('/philosophy');
  await page.getByRole('button', {name: 'Open menu'}).click();
  const menu = page.getByRole('dialog', {name: 'Menu'});
  await expect(menu).toBeVisible({timeout: 1_000});
  await menu.getByText('Services').click();
  await untilLive(page);
  await expect(menu.getByRole('link', {name: 'Growth Recipes'})).toBeVisible();
  await menu.getByRole('button', {name: 'Close menu'}).click();
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', {name: 'Open menu'})).toHaveAttribute('aria-expanded', 'false');
});

test.describe('when the scripts fail', () => {
  test('they are asked for three times, then the click is let go; the next try may succeed', async ({
    browser,
    baseURL,
  }) => {
    // The errors are meant, so this is not the page that fails on any.
    const context = await browser.newContext({baseURL: baseURL ?? ''});
    const page = await context.newPage();
    const asked: string[] = [];
    await page.route(MAIN, async (route) => {
      asked.push(route.request().method());
      await route.abort();
    });
    await page.goto('/');
    const goal = page.getByRole('button', {name: 'Series B fund raise'});
    await goal.click();
    await expect(goal).toHaveAttribute('aria-busy', 'true');
    await expect(goal).not.toHaveAttribute('aria-busy', {timeout: 10_000});
    expect(asked.filter((method) => method === 'GET')).toHaveLength(3);
    await page.unroute(MAIN);
    await goal.click();
    await expect(goal).toHaveAttribute('aria-pressed', 'true', {timeout: 10_000});
    await context.close();
  });

  test('every kind of page reads and leads on with scripts blocked', async ({browser, baseURL}) => {
    test.slow();
    const context = await browser.newContext({baseURL: baseURL ?? ''});
    await context.route(SCRIPTS, (route) => route.abort());
    const reached = await atOnce(context, KINDS, async (page, {path}) => {
      await page.goto(path);
      const heading = await page.getByRole('heading', {level: 1}).innerText();
      await page.getByRole('banner').getByRole('link').first().click();
      await page.waitForURL('/');
      return heading.length > 0;
    });
    expect(reached).toEqual(KINDS.map(({kind}) => [kind, true]));
    await context.close();
  });
});

test('a link that is pointed at is fetched ahead; files, queries and other sites never', async ({page}) => {
  const browser = await page.context().newCDPSession(page);
  const candidates = new Set<string>();
  const fetched: string[] = [];
  browser.on('Preload.preloadingAttemptSourcesUpdated', ({preloadingAttemptSources}) => {
    for (const {key} of preloadingAttemptSources) {
      candidates.add(key.url.replace(/^http:\/\/[^/]+/, ''));
    }
  });
  browser.on('Preload.prefetchStatusUpdated', ({prefetchUrl}) => {
    fetched.push(new URL(prefetchUrl).pathname);
  });
  await browser.send('Preload.enable');
  await delayScripts(page);
  await page.goto('/philosophy/journal/topics');
  await page.getByRole('contentinfo').getByRole('link', {name: 'Privacy Policy'}).hover();
  await expect.poll(() => fetched, {timeout: 15_000}).toContain('/privacy-policy');
  expect([...candidates]).toContain('/philosophy/journal');
  expect([...candidates].filter((path) => !/^\/[a-z0-9/-]*(#.*)?$/.test(path))).toEqual([]);
  // Once the page is live, the site leads on by itself.
  await untilLive(page);
  await expect(page.locator('script[type="speculationrules"]')).toHaveCount(0);
});
