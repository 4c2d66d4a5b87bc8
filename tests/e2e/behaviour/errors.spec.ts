import {REPORTED} from '../support/faults';
import {MAIN, SCRIPTS} from '../support/scripts';
import {expect, test} from '../support/test';
import {seeAll} from '../support/weight';

test.use({tolerated: REPORTED});

test('a missing main script loads the page once more, and not again', async ({page}) => {
  let documents = 0;
  page.on('request', (request) => {
    documents += request.isNavigationRequest() ? 1 : 0;
  });
  await page.route(MAIN, (route) => route.fulfill({status: 404, body: ''}));
  await page.goto('/philosophy');
  await page.mouse.move(4, 4, {steps: 2});
  await expect.poll(() => documents).toBe(2);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  expect(documents).toBe(2);
});

for (const path of ['/', '/games']) {
  test(`${path} works where an extension takes IntersectionObserver away`, async ({page, goto}) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
    await goto(path);
    await seeAll(page);
    await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
}

test.describe('errors made on purpose', () => {
  test.use({tolerated: /./});

  test('a browser that lacks what the scripts call is told, and keeps the page as it is', async ({page}) => {
    await page.addInitScript(() => localStorage.clear());
    for (const name of ['matchMedia', 'URLSearchParams']) {
      await page.addInitScript((each) => Reflect.deleteProperty(window, each), name);
      await page.goto('/services/growth-recipes');
      await page.keyboard.press('Shift');
      await expect(page.getByText(/^Your browser lacks/)).toBeVisible();
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });

  test('an error while drawing shows the specified screen, with a way back and no stack trace', async ({
    page,
  }) => {
    await page.route(SCRIPTS, async (route) => {
      const response = await route.fetch();
      await route.fulfill({response, body: (await response.text()).replaceAll('"channels":[', '"broken":[')});
    });
    await page.goto('/services/growth-recipes');
    await page.mouse.move(4, 4, {steps: 2});
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Unexpected Application Error!');
    await expect(page).toHaveTitle('Unexpected Application Error!');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo').locator('a[href="/privacy-policy"]')).toBeVisible();
    // The engine's own words, whichever they are.
    await expect(page.getByRole('main')).toContainText(/undefined|not iterable/);
    await expect(page.getByRole('main')).not.toContainText(/\bat .*:\d+:\d+/);
    await page.unroute(SCRIPTS);
    await page.getByRole('link', {name: 'Return Home'}).click();
    await expect(page).toHaveURL('/');
  });

  for (const host of ['sends our headers', 'sends none of them']) {
    test(`an inline script that was slipped into a page does not run where the host ${host}`, async ({
      page,
    }) => {
      const refused: string[] = [];
      page.on('console', (message) => refused.push(message.text()));
      await page.route('/contact', async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace(
          '</body>',
          '<script>window.injected = 1</script><img src="/x" onerror="window.injected = 1"></body>',
        );
        const headers = host === 'sends none of them' ? {'Content-Type': 'text/html'} : response.headers();
        await route.fulfill({body, headers});
      });
      await page.goto('/contact');
      await expect
        .poll(() => refused.filter((text) => text.includes('Content Security Policy')).length)
        .toBeGreaterThanOrEqual(2);
      expect(await page.evaluate(() => 'injected' in window)).toBe(false);
    });
  }
});
