import fs from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright/test';
import {expectAccessible} from './support/axe';
import {test, untilKept, visit} from './support/host';
import {expect, followHeader, wake} from './support/test';

const RECIPE = '/services/growth-recipes/geo-holdout-lift-test';

const note = (page: Page) => page.getByRole('complementary', {name: 'Offline'});

test('a page that was opened opens offline, says that it is a copy, and leads to others that were', async ({
  page,
  context,
  host,
}) => {
  await visit(page, `${host.address}/philosophy`);
  await followHeader(page, 'Services', 'How We Work');
  await expect(page).toHaveURL(/how-we-work$/);
  await untilKept(page);
  await expect(note(page)).toHaveCount(0);
  await context.setOffline(true);
  await page.reload();
  await expect(note(page)).toHaveText(/^You are offline; this is a copy from \d+ \w+ \d{4} at \d\d:\d\d\.$/);
  await wake(page);
  await expectAccessible(page);
  await page.goto(`${host.address}/philosophy?from=a-link`);
  await expect(note(page)).toBeVisible();
  await wake(page);
  await followHeader(page, 'Services', 'How We Work');
  await expect(page).toHaveURL(/how-we-work$/);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('a page that was never opened says so, and opens once there is a network', async ({
  page,
  context,
  host,
}) => {
  await visit(page, `${host.address}/philosophy`);
  await context.setOffline(true);
  await page.goto(host.address + RECIPE);
  await expect(page.getByRole('heading', {level: 1, name: 'You are offline'})).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByRole('heading', {level: 1, name: /Geo holdout/})).toBeVisible();
});

test('a redeploy gives the new page at once, and never the copy', async ({page, host}) => {
  await visit(page, `${host.address}/philosophy`);
  host.publish('philosophy.html', (html) =>
    html.replace('<title', '<meta name=deploy content=second><title'),
  );
  await page.reload();
  await expect(page.locator('meta[name="deploy"]')).toHaveAttribute('content', 'second');
  await expect(note(page)).toHaveCount(0);
});

test('a page of an old build whose script is gone is loaded again, with the worker in place', async ({
  page,
  host,
}) => {
  await visit(page, `${host.address}/philosophy`);
  const html = fs.readFileSync(path.join(host.folder, 'philosophy.html'), 'utf8');
  host.once.set('/philosophy', html.replaceAll(/main\.\w+\.js/g, 'main.0ld0ld.js'));
  await page.goto(`${host.address}/philosophy`);
  await page.mouse.move(1, 1);
  await page.waitForFunction(() => window.sessionStorage.getItem('gfn-reloaded') !== null);
  await wake(page);
});

test('keeps nothing but pages and hashed files of this site', async ({page, host}) => {
  await visit(page, `${host.address}/philosophy`);
  await page.evaluate(() => fetch('/pagefind/entries.json'));
  const kept = await page.evaluate(async () => {
    const urls: string[] = [];
    for (const name of await caches.keys()) {
      urls.push(...(await (await caches.open(name)).keys()).map(({url}) => url));
    }
    return urls;
  });
  const paths = kept.map((url) => url.replace(host.address, ''));
  const pages = paths.filter((pathname) => !pathname.startsWith('/assets/'));
  expect(pages.sort()).toEqual(['/offline', '/philosophy']);
});

test('the worker of a site that is switched off removes the copies and itself', async ({page, host}) => {
  await visit(page, `${host.address}/philosophy`);
  fs.copyFileSync(
    path.resolve(__dirname, '../../src/plugins/client/offline/killer.js'),
    path.join(host.folder, 'sw.js'),
  );
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(0);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
});
