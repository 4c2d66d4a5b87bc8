import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type {Page} from 'playwright/test';
import sirv from 'sirv';
import {expectAccessible} from './support/axe';
import {CONSENT, expect, test as base, wake} from './support/test';

const BUILD = path.resolve(__dirname, '../../build');
const RECIPE = '/services/growth-recipes/geo-holdout-lift-test';

interface Host {
  address: string;
  /** Publishes other content of a file, as a new build does. */
  publish: (file: string, change: (text: string) => string) => void;
  /** Answers the next request for a path with this page instead. */
  once: Map<string, string>;
  folder: string;
}

/** A host of its own for each test, with a build that may change. */
const test = base.extend<{host: Host}>({
  // A page that asks for something without a network leaves an error in the console, so the fixture that minds is not used.
  page: async ({context}, use) => {
    const page = await context.newPage();
    await page.addInitScript((record) => {
      window.localStorage.setItem('user-consent', record);
    }, JSON.stringify(CONSENT));
    await use(page);
  },
  // Playwright reads the names of other fixtures from a pattern, which has none here.
  // eslint-disable-next-line no-empty-pattern
  host: async ({}, use) => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-offline-'));
    fs.cpSync(BUILD, folder, {recursive: true});
    const serve = sirv(folder, {dev: true, extensions: ['html']});
    const once = new Map<string, string>();
    const server = http.createServer((request, response) => {
      const html = once.get(request.url ?? '');
      if (html === undefined) {
        serve(request, response, () => {
          response.writeHead(404).end();
        });
        return;
      }
      once.delete(request.url ?? '');
      response.writeHead(200, {'Content-Type': 'text/html; charset=utf-8'}).end(html);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const publish = (file: string, change: (text: string) => string) => {
      const name = path.join(folder, file);
      fs.writeFileSync(name, change(fs.readFileSync(name, 'utf8')));
    };
    const {port} = server.address() as AddressInfo;
    await use({address: `http://127.0.0.1:${port}`, publish, once, folder});
    server.closeAllConnections();
    server.close();
    fs.rmSync(folder, {recursive: true, force: true});
  },
});

test.use({serviceWorkers: 'allow'});

/** Opens a page and waits until the worker holds a copy of it. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await wake(page);
  await untilKept(page);
}

/** Waits until the page in view and its scripts are kept. */
async function untilKept(page: Page): Promise<void> {
  const isKept = async () => {
    const main = performance.getEntriesByType('resource').find(({name}) => /\/main\.\w+\.js$/.test(name));
    const wanted = [window.location.origin + window.location.pathname, main?.name ?? ''];
    const kept = await Promise.all(wanted.map((address) => caches.match(address)));
    return kept.every((response) => response !== undefined);
  };
  await expect.poll(() => page.evaluate(isKept), {timeout: 20_000}).toBe(true);
}

const note = (page: Page) => page.getByRole('complementary', {name: 'Offline'});

test('a page that was opened opens offline, says that it is a copy, and leads to others that were', async ({
  page,
  context,
  host,
}) => {
  await visit(page, `${host.address}/philosophy`);
  await page.getByRole('button', {name: 'Services'}).click();
  await page
    .getByRole('navigation', {name: 'Main', exact: true})
    .getByRole('link', {name: 'How We Work'})
    .click();
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
  await page.getByRole('button', {name: 'Services'}).click();
  await page
    .getByRole('navigation', {name: 'Main', exact: true})
    .getByRole('link', {name: 'How We Work'})
    .click();
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
    path.resolve(__dirname, '../../src/plugins/offline/killer.js'),
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
