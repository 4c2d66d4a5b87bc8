import type {Page, Route} from 'playwright/test';
import {addressOf, articles, one, recipes} from './support/content';
import {expect, followHeader, test, untilLive} from './support/test';

// As tests/buildConfigured.mjs and playwright.config.ts have it.
const BASE = '/some/path/';

const FORMS = 'https://static.klaviyo.com/**';
const TAGS = 'https://www.googletagmanager.com/**';

/** A stand-in for the provider's script: it takes over the queue and fills each container it is asked for. */
const STAND_IN = `(() => {
  const embed = ([name, id]) => {
    if (name !== 'embedForm') return;
    for (const box of document.querySelectorAll('.klaviyo-form-' + id)) {
      if (!box.firstChild) box.innerHTML = '<form aria-label="Form ' + id + '"><button>Sign up</button></form>';
    }
  };
  const queue = window._klOnsite ?? [];
  window.received = [...queue];
  window._klOnsite = {push(command) { window.received.push(command); embed(command); }};
  queue.forEach(embed);
})();`;

/** A path of the site as `page.goto` and the address bar know it. */
const at = (path: string) => `${BASE}${path.slice(1)}`;

const fulfil = (route: Route) => route.fulfill({contentType: 'text/javascript', body: STAND_IN});
const form = (page: Page) => page.getByRole('main').getByRole('form', {name: 'Form Cont1'});
const fallback = (page: Page) => page.getByRole('main').getByText(/Write to hello/);

/** Every address outside this site that the page asks for. */
function outside(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const {hostname} = new URL(request.url());
    if (hostname !== '127.0.0.1' && hostname !== '') {
      asked.push(hostname);
    }
  });
  return asked;
}

test.describe('the tag manager', () => {
  test.use({consented: false});

  test.beforeEach(async ({page}) => {
    await page.route(FORMS, fulfil);
    await page.route(TAGS, (route) => route.fulfill({contentType: 'text/javascript', body: ''}));
  });

  test('is not asked for before a choice, nor after Necessary Only, nor on the next page', async ({
    page,
    goto,
  }) => {
    const asked = outside(page);
    await goto(at('/'));
    const dialog = page.getByRole('dialog', {name: 'Your choice about cookies'});
    await dialog.getByRole('button', {name: 'Necessary Only'}).click();
    await goto(at('/contact'));
    await page.waitForLoadState('networkidle');
    expect(asked.filter((host) => host.includes('googletagmanager'))).toEqual([]);
    expect(new Set(asked)).toEqual(new Set(['static.klaviyo.com']));
  });

  test('is asked for once after a grant, with everything denied first', async ({page, goto}) => {
    const asked = outside(page);
    await goto(at('/'));
    await page.getByRole('button', {name: 'Accept All'}).click();
    await expect.poll(() => asked.filter((host) => host === 'www.googletagmanager.com')).toHaveLength(1);
    const first = await page.evaluate(() => Array.from(window.dataLayer?.[0] as ArrayLike<unknown>));
    expect(first.slice(0, 2)).toEqual(['consent', 'default']);
    expect(first[2]).toMatchObject({
      analytics_storage: 'denied',
      ad_storage: 'denied',
      security_storage: 'granted',
    });
  });
});

test.describe('the provider’s form', () => {
  test('fills its container, after embed and identify were pushed', async ({page, goto}) => {
    await page.route(FORMS, fulfil);
    await goto(at('/contact'));
    await expect(form(page)).toBeVisible();
    await expect(fallback(page)).toHaveCount(0);
    const received = await page.evaluate(() => (window as unknown as {received: unknown[]}).received);
    expect(received).toContainEqual(['embedForm', 'Cont1']);
    expect(received).toContainEqual(['identify', {}]);
  });

  test('is there again after leaving and coming back by link', async ({page, goto}) => {
    await page.route(FORMS, fulfil);
    await goto(at('/contact'));
    await expect(form(page)).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', {name: 'Privacy Policy'}).click();
    await expect(page.getByRole('heading', {level: 1, name: 'Privacy policy'})).toBeVisible();
    await page.goBack();
    await expect(form(page)).toBeVisible();
  });

  test('comes late by three seconds, and counts', async ({page, goto}) => {
    await page.route(FORMS, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 3_000));
      await fulfil(route);
    });
    await goto(at('/contact'));
    await expect(page.getByRole('main').getByText('The form is on its way.')).toBeVisible();
    await expect(form(page)).toBeVisible();
  });

  for (const [name, answer] of [
    ['fails', (route: Route) => route.abort()],
    ['answers with nothing', (route: Route) => route.fulfill({status: 404, body: ''})],
  ] as const) {
    test(`gives way to the fallback when the script ${name}`, async ({browser, baseURL}) => {
      // The failed request is an error in the console, so this page comes without the fixture that minds.
      const context = await browser.newContext({baseURL: baseURL ?? ''});
      const page = await context.newPage();
      await page.route(FORMS, answer);
      await page.goto(at('/contact'));
      await untilLive(page);
      await expect(fallback(page)).toBeVisible();
      await expect(
        page.getByRole('main').getByRole('link', {name: 'hello@example.com'}).first(),
      ).toBeVisible();
      await context.close();
    });
  }

  test('gives way to the fallback when the script never comes, after thirty seconds', async ({page}) => {
    await page.clock.install();
    await page.route(FORMS, (route) =>
      route.fulfill({contentType: 'text/javascript', body: '/* nothing */'}),
    );
    await page.goto(at('/contact'));
    await untilLive(page);
    await page.clock.fastForward(31_000);
    await expect(fallback(page)).toBeVisible();
  });

  test('gives way to the fallback without JavaScript', async ({browser, baseURL}) => {
    const context = await browser.newContext({baseURL: baseURL ?? '', javaScriptEnabled: false});
    const page = await context.newPage();
    await page.goto(at('/contact'));
    await expect(fallback(page)).toBeVisible();
    await context.close();
  });
});

test.describe('under its path', () => {
  const asked: string[] = [];
  const recipe = one(recipes, 'recipe');
  const article = one(articles, 'article');

  test.beforeEach(async ({page, baseURL}) => {
    asked.length = 0;
    const {origin} = new URL(baseURL ?? '');
    page.on('request', (request) => {
      const address = new URL(request.url());
      if (address.origin === origin) {
        asked.push(address.pathname);
      }
    });
    await page.route(FORMS, fulfil);
  });

  test.afterEach(() => {
    expect(asked.filter((pathname) => !pathname.startsWith(BASE))).toEqual([]);
  });

  test('the manifest, its icons and its start are found', async ({page, request}) => {
    await page.goto(BASE);
    const address = await page.locator('link[rel="manifest"]').getAttribute('href');
    const response = await request.get(address ?? '');
    const manifest = (await response.json()) as {start_url: string; icons: {src: string}[]};
    for (const {src} of [{src: manifest.start_url}, ...manifest.icons]) {
      expect((await request.get(new URL(src, response.url()).href)).status(), src).toBe(200);
    }
  });

  test('from home over the header to the recipes, to one of them, and back', async ({page, goto}) => {
    await goto(BASE);
    await followHeader(page, 'Services', 'Growth Recipes');
    await expect(page).toHaveURL(at('/services/growth-recipes'));
    await page.getByRole('searchbox').fill(recipe.name);
    await page.getByRole('article').getByRole('link', {name: recipe.name}).first().click();
    await expect(page).toHaveURL(at(addressOf.recipe(recipe)));
    await page.goBack();
    await expect(page.getByRole('searchbox')).toHaveValue(recipe.name);
  });

  test('an article is found by search, and a game and a missing page are there', async ({page, goto}) => {
    await goto(at('/philosophy'));
    await page.keyboard.press('/');
    await page.getByRole('combobox', {name: 'Search the site'}).fill(article.front.title);
    await page.getByRole('option', {name: article.front.title}).first().click();
    await expect(page).toHaveURL(at(addressOf.article(article)));
    await goto(at('/games/tetris'));
    await expect(page.getByRole('heading', {level: 1, name: 'Tetris'})).toBeVisible();
    const response = await page.goto(at('/no/such/page'));
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await goto(at('/services/growth-recipes/no-such-recipe'));
    await expect(page).toHaveURL(at('/services/growth-recipes'));
  });
});
