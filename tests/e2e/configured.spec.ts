import type {Page, Route} from 'playwright/test';
import {expect, test, untilLive} from './support/test';

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
    await goto('/');
    const dialog = page.getByRole('dialog', {name: 'Your choice about cookies'});
    await dialog.getByRole('button', {name: 'Necessary Only'}).click();
    await goto('/contact');
    await page.waitForLoadState('networkidle');
    expect(asked.filter((host) => host.includes('googletagmanager'))).toEqual([]);
    expect(new Set(asked)).toEqual(new Set(['static.klaviyo.com']));
  });

  test('is asked for once after a grant, with everything denied first', async ({page, goto}) => {
    const asked = outside(page);
    await goto('/');
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
    await goto('/contact');
    await expect(form(page)).toBeVisible();
    await expect(fallback(page)).toHaveCount(0);
    const received = await page.evaluate(() => (window as unknown as {received: unknown[]}).received);
    expect(received).toContainEqual(['embedForm', 'Cont1']);
    expect(received).toContainEqual(['identify', {}]);
  });

  test('is there again after leaving and coming back by link', async ({page, goto}) => {
    await page.route(FORMS, fulfil);
    await goto('/contact');
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
    await goto('/contact');
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
      await page.goto('/contact');
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
    await page.goto('/contact');
    await untilLive(page);
    await page.clock.fastForward(31_000);
    await expect(fallback(page)).toBeVisible();
  });

  test('gives way to the fallback without JavaScript', async ({browser, baseURL}) => {
    const context = await browser.newContext({baseURL: baseURL ?? '', javaScriptEnabled: false});
    const page = await context.newPage();
    await page.goto('/contact');
    await expect(fallback(page)).toBeVisible();
    await context.close();
  });
});
