import type {Page} from 'playwright/test';
import {KINDS} from './support/inventory';
import {atOnce, delayScripts} from './support/scripts';
import {expect, test, untilLive} from './support/test';

const dialog = (page: Page) => page.getByRole('dialog', {name: 'Your choice about cookies'});

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
