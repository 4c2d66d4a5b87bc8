import fs from 'node:fs';
import type {Page, Request} from 'playwright/test';
import {KINDS} from '../support/inventory';
import {expect, test, untilLive, wake} from '../support/test';

const carouselOf = (page: Page) => page.getByRole('region', {name: 'Five of our advisors'});
const shown = (page: Page) => carouselOf(page).getByText(/, \d of 5$/);

/** Addresses of the scripts the page asks for from now on. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      scripts.push(request.url());
    }
  });
  return scripts;
}

test.describe('the carousel of the home page', () => {
  test('loads its script when the visitor comes near, not before', async ({page, goto}) => {
    await goto('/');
    await page.waitForLoadState('networkidle');
    const later = scriptsOf(page);
    await page.mouse.wheel(0, 100);
    await page.waitForLoadState('networkidle');
    expect(later).toEqual([]);
    await carouselOf(page).scrollIntoViewIfNeeded();
    await expect.poll(() => later.length).toBeGreaterThan(0);
  });

  test('answers a press that comes before its script', async ({page, goto}) => {
    await goto('/');
    const next = carouselOf(page).getByRole('button', {name: 'Next'});
    await next.evaluate((button: HTMLElement) => button.click());
    await next.evaluate((button: HTMLElement) => button.click());
    await expect(shown(page)).toHaveText(/, 5 of 5$/);
  });

  test('moves by arrow keys while it is in view, unless the focus is in a field or another widget', async ({
    page,
    goto,
  }) => {
    await goto('/');
    await page.keyboard.press('ArrowRight');
    await carouselOf(page).scrollIntoViewIfNeeded();
    await expect(shown(page)).toHaveText(/, 3 of 5$/);
    await page.keyboard.press('ArrowRight');
    await expect(shown(page)).toHaveText(/, 4 of 5$/);
    await page.getByRole('link', {name: 'Meet the Network'}).focus();
    await page.keyboard.press('ArrowRight');
    await expect(shown(page)).toHaveText(/, 4 of 5$/);
    await carouselOf(page).getByRole('button', {name: 'Previous'}).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(shown(page)).toHaveText(/, 3 of 5$/);
  });
});

test('the trail of an unknown address is its own, with structured data, and the screen offers more than Home', async ({
  page,
}) => {
  await page.goto('/philosophy/no-such-page');
  await untilLive(page);
  await expect(page.getByRole('navigation', {name: 'Breadcrumbs'})).toContainText('No Such Page');
  expect(await page.locator('script[type="application/ld+json"]').textContent()).toContain('BreadcrumbList');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\w/);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  const places = page.getByRole('main').getByRole('list').getByRole('link');
  expect(await places.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/search',
    '/services/growth-recipes',
    '/growth-hubs',
  ]);
});

test('an address with capitals or a slash at its end leads to the page, once', async ({page}) => {
  for (const [asked, canonical] of [
    ['/services/advisory/?from=mail#terms', '/services/advisory?from=mail#terms'],
    ['/Philosophy/Core-Beliefs', '/philosophy/core-beliefs'],
    ['/No-Such-Page/', '/no-such-page'],
  ] as const) {
    const documents: string[] = [];
    const note = (request: Request) => {
      if (request.isNavigationRequest()) {
        documents.push(request.url());
      }
    };
    page.on('request', note);
    // The first navigation may give way to the second.
    await page.goto(asked).catch(() => undefined);
    await wake(page);
    await expect(page).toHaveURL(canonical);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    expect(documents.length).toBeLessThanOrEqual(2);
    page.off('request', note);
  }
});

test('Back and Forward open a page where the visitor left it; a link opens its page at the top', async ({
  page,
  goto,
}) => {
  const top = () => page.evaluate(() => window.scrollY);
  await goto('/philosophy/core-beliefs');
  await page.mouse.wheel(0, 1_200);
  await expect.poll(top).toBeGreaterThan(1_000);
  const left = await top();
  await page
    .getByRole('link', {name: /^Learn More/})
    .nth(2)
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', {level: 1})).toBeInViewport();
  expect(await top()).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/philosophy/core-beliefs');
  await expect.poll(top).toBe(left);
  await page.goForward();
  await expect(page).toHaveURL('/contact');
  await expect.poll(top).toBe(0);
});

test('a part whose script does not come takes nothing with it', async ({browser, baseURL}) => {
  // The errors are meant, so this is not the page that fails on any.
  const context = await browser.newContext({baseURL: baseURL ?? ''});
  const page = await context.newPage();
  const stays = async () => {
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  };
  await page.goto('/philosophy/journal/lovable-prompts');
  await wake(page);
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.getByRole('button', {name: /copy/i}).first().click();
  await page.getByRole('button', {name: 'Customize Settings'}).click();
  await expect(page.getByRole('switch', {name: 'Analytics'})).toBeVisible();
  await page.getByRole('button', {name: 'Save Preferences'}).click();
  await stays();

  await page.unroute('**/assets/js/**');
  await page.goto('/');
  await wake(page);
  await page.route('**/assets/js/**', (route) => route.abort());
  await carouselOf(page).getByRole('button', {name: 'Next'}).click();
  await expect(shown(page)).toHaveText(/, 4 of 5$/);
  await stays();
  await page.getByRole('link', {name: 'Search', exact: true}).click();
  await expect(page).toHaveURL('/search');
  await stays();
  await context.close();
});

test.describe('in a window of 320x256, as at 400 % zoom', () => {
  test.use({viewport: {width: 320, height: 256}});

  test('the header scrolls away', async ({page, goto}) => {
    await goto('/philosophy');
    await page.mouse.wheel(0, 400);
    await expect(page.getByRole('banner')).not.toBeInViewport();
  });
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('the targets of header, trail and footer are 44 px high', async ({page, goto}) => {
    await goto('/philosophy/journal/lovable-prompts');
    const small = await page
      .locator(
        'header a:visible, header button:visible, nav[aria-label=Breadcrumbs] a, footer a, footer select',
      )
      .evaluateAll((targets) =>
        targets
          .filter((target) => target.closest('p') === null && target.getBoundingClientRect().height < 44)
          .map((target) => target.textContent),
      );
    expect(small).toEqual([]);
  });

  test('the menu opens and closes without a word in the console', async ({page, goto}) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await goto('/philosophy');
    await page.getByRole('button', {name: 'Open menu'}).click();
    await page.getByRole('button', {name: 'Close menu'}).click();
    await expect(page.getByRole('dialog', {name: 'Menu'})).toBeHidden();
    expect(said).toEqual([]);
  });
});

test('every kind of page states what it is', () => {
  const bare = KINDS.filter(({missing, path}) => missing !== true && path !== '/services').flatMap(
    ({path}) => {
      const html = fs.readFileSync(`build${path === '/' ? '/index' : path}.html`, 'utf8');
      const wanted = {
        'structured data': /application\/ld\+json/,
        title: /<title[^>]*>[^<]+</,
        description: /<meta[^>]*name="?description"? content=/,
        canonical: /rel="?canonical"?/,
      };
      return Object.entries(wanted).flatMap(([what, pattern]) => (pattern.test(html) ? [] : [[path, what]]));
    },
  );
  expect(bare).toEqual([]);
});
