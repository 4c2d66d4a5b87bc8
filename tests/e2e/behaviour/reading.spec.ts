import type {Page} from 'playwright/test';
import {hold, MAIN} from '../support/scripts';
import {expect, test, untilLive, wake} from '../support/test';

const button = (page: Page, name: string) => page.getByRole('button', {name});

test('questions, links and the phone’s menu wait for no script', async ({page}) => {
  const release = await hold(page, MAIN);
  await page.setViewportSize({width: 390, height: 800});
  await page.goto('/');
  const question = page.locator('main details').first();
  await question.locator('summary').click();
  await expect(question).toHaveAttribute('open');
  await button(page, 'Open menu').click();
  const menu = page.getByRole('dialog', {name: 'Menu'});
  await expect(menu).toBeVisible();
  release();
  await wake(page);
  await expect(question).toHaveAttribute('open');
  await expect(menu).toBeVisible();
  await menu.getByRole('button', {name: 'Close menu'}).click();
  await expect(menu).toBeHidden();
  await hold(page, MAIN);
  await page.goto('/philosophy');
  await page.getByRole('contentinfo').getByRole('link', {name: 'Privacy Policy'}).click();
  await expect(page).toHaveURL('/privacy-policy');
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
  const release = await hold(page, MAIN);
  await page.goto('/philosophy/journal/topics');
  const link = page.getByRole('contentinfo').getByRole('link', {name: 'Privacy Policy'});
  // The page may move while the link is pointed at, as long as it is laid out.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await link.hover();
    await expect.poll(() => fetched, {timeout: 2_000}).toContain('/privacy-policy');
  }).toPass();
  expect([...candidates]).toContain('/philosophy/journal');
  expect([...candidates].filter((path) => !/^\/[a-z0-9/-]*(#.*)?$/.test(path))).toEqual([]);
  // Once the page is live, the site leads on by itself.
  release();
  await untilLive(page);
  await expect(page.locator('script[type="speculationrules"]')).toHaveCount(0);
});
