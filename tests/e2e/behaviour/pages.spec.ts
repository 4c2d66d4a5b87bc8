import type {Request} from 'playwright/test';
import {
  addressOf,
  advisors,
  articles,
  clients,
  longest,
  one,
  places,
  projects,
  recipes,
} from '../support/content';
import {REPORTED} from '../support/faults';
import {hostInPieces} from '../support/host';
import {SHIFT, watchShifts} from '../support/shifts';
import {drawn, expect, followHeader, given, test, untilLive, wake} from '../support/test';

test('an unknown address has breadcrumbs, is not indexed, and offers more than Home', async ({page}) => {
  await page.goto('/philosophy/no-such-page');
  await untilLive(page);
  await expect(page.getByRole('navigation', {name: 'Breadcrumbs'})).toContainText('No Such Page');
  const data = page.locator('script[type="application/ld+json"]');
  await expect.poll(async () => (await data.allTextContents()).join()).toContain('BreadcrumbList');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\w/);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  for (const place of ['/search?q=no%20such%20page', '/services/growth-recipes', '/growth-hubs']) {
    await expect(page.getByRole('main').locator(`a[href="${place}"]`)).toBeVisible();
  }
});

test('on a phone the page of an unknown address stays where it is as its trail and its own words come', async ({
  page,
}) => {
  const shifts = await watchShifts(page);
  await page.setViewportSize({width: 412, height: 823});
  const project = `${addressOf.portfolio(one(advisors, 'advisor'))}/a-project-that-nobody-heard-of`;
  for (const path of ['/customers/stories/a-client-that-nobody-heard-of', project]) {
    await page.goto(path);
    await untilLive(page);
    await expect(page.getByRole('navigation', {name: 'Breadcrumbs'})).toBeVisible();
    await drawn(page);
    expect.soft(await shifts(), path).toBeLessThan(SHIFT);
  }
});

test('on a phone a page with a link back has no trail, which would say the same', async ({page}) => {
  await page.setViewportSize({width: 412, height: 823});
  await page.goto(addressOf.recipe(longest(recipes)));
  await expect(page.getByRole('link', {name: 'Back to Growth Recipes'})).toBeVisible();
  await expect(page.getByRole('navigation', {name: 'Breadcrumbs'})).toBeHidden();
  await page.setViewportSize({width: 1280, height: 823});
  await expect(page.getByRole('navigation', {name: 'Breadcrumbs'})).toBeVisible();
});

/** Pages whose parts stand beside each other, or at the end of the window, where it is wide or narrow. */
const IN_PIECES = [
  ['/', 1440],
  ['/growth-hubs', 1440],
  ['/services/growth-recipes', 1440],
  [addressOf.recipe(longest(recipes)), 1440],
  ...advisors
    .filter(({profile}) => profile === undefined)
    .slice(0, 1)
    .map((advisor) => [addressOf.advisor(advisor), 1440] as const),
  ['/network/advisors', 1440],
  ['/games/tetris', 1440],
  [addressOf.article(longest(articles)), 820],
  ['/games', 820],
  ['/imprint', 820],
] as const;

test('a page that arrives in pieces does not move while it does', async ({page, baseURL}) => {
  const host = await hostInPieces(baseURL ?? '');
  const shifts = await watchShifts(page);
  for (const [path, width] of IN_PIECES) {
    await page.setViewportSize({width, height: 900});
    await page.goto(host.address + path);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect.soft(await shifts(), path).toBeLessThan(SHIFT);
  }
  host.close();
});

test('the figures of a project stay where they are as more of them arrive', async ({page, baseURL}) => {
  const project = given(projects, 'project', ({metrics}) => metrics.length > 2);
  // Less than a figure, so that one is drawn before the next has come.
  const host = await hostInPieces(baseURL ?? '', 500);
  const shifts = await watchShifts(page);
  await page.goto(host.address + addressOf.project(project));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(await shifts()).toBeLessThan(SHIFT);
  host.close();
});

test('an address with capitals, a slash or .html at its end leads to the page, once', async ({page}) => {
  for (const [asked, canonical] of [
    ['/services/advisory/?from=mail#terms', '/services/advisory?from=mail#terms'],
    ['/services/how-we-work.html?from=mail', '/services/how-we-work?from=mail'],
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

test('/services leads on by load and by link, and Back leads to where the visitor was', async ({
  page,
  goto,
}) => {
  const start = '/services/growth-recipes';
  await goto(start);
  await page.goto('/services?utm_source=letter#fundraising');
  await expect(page).toHaveURL('/services/advisory?utm_source=letter#fundraising');
  await page.goBack();
  await expect(page).toHaveURL(start);
  await wake(page);
  await page.getByRole('navigation', {name: 'Breadcrumbs'}).locator('a[href="/services"]').click();
  await expect(page).toHaveURL('/services/advisory');
  await page.goBack();
  await expect(page).toHaveURL(start);
});

test('a link opens its page at the top, a query stays, a hash ends under the header, Back returns to the place', async ({
  page,
  goto,
}) => {
  const top = () => page.evaluate(() => window.scrollY);
  const privacy = page.getByRole('contentinfo').locator('a[href="/privacy-policy"]');
  await goto('/services/growth-recipes');
  await page.mouse.wheel(0, 900);
  await expect.poll(top).toBeGreaterThan(500);
  await page.getByRole('combobox', {name: 'Sort by'}).selectOption('A-Z');
  await expect(page).toHaveURL(/sort=name/);
  expect(await top()).toBeGreaterThan(500);
  const left = await top();
  await privacy.evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/privacy-policy');
  await expect.poll(top).toBe(0);
  await page.getByRole('main').locator('a[href$="#security"]').first().click();
  await expect
    .poll(async () => Math.round((await page.locator('#security').boundingBox())?.y ?? 0))
    .toBe(80 + 24);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/sort=name/);
  await expect.poll(top).toBe(left);
  await page.goForward();
  await expect.poll(top).toBe(0);
});

test('the header stays in view in windows of 26rem in height, and scrolls away in lower ones, as at 400 % zoom', async ({
  page,
  goto,
}) => {
  await goto('/philosophy');
  for (const [width, height, stays] of [
    [320, 256, false],
    [820, 415, false],
    [820, 416, true],
  ] as const) {
    await page.setViewportSize({width, height});
    await page.evaluate(() => window.scrollTo({top: 400, behavior: 'instant'}));
    await expect
      .poll(async () => ((await page.getByRole('banner').boundingBox())?.y ?? -1) === 0, `${width}x${height}`)
      .toBe(stays);
  }
});

test('in a low window, what stays in view is at the top, where the header was', async ({page, goto}) => {
  const article = longest(articles);
  for (const [path, width, sticking] of [
    ['/services/growth-recipes', 820, page.getByRole('button', {name: 'Filters', exact: true})],
    [addressOf.article(article), 1280, page.getByRole('navigation', {name: 'On this page'})],
    [
      '/privacy-policy',
      1280,
      page.getByRole('navigation', {name: 'Sections of the policy'}).getByRole('list'),
    ],
  ] as const) {
    await page.setViewportSize({width, height: 400});
    await goto(path);
    const start = (await sticking.boundingBox())?.y ?? 0;
    await page.evaluate((top) => window.scrollTo({top, behavior: 'instant'}), start + 400);
    await expect.poll(async () => (await sticking.boundingBox())?.y, path).toBeLessThan(40);
    expect((await sticking.boundingBox())?.y, path).toBeGreaterThanOrEqual(0);
  }
});

test('a tooltip names an icon, stays under the pointer, goes with Escape, and describes its control', async ({
  page,
  goto,
}) => {
  await goto('/services/growth-recipes');
  const tooltip = page.getByRole('tooltip');
  const plan = page
    .getByRole('article')
    .first()
    .getByRole('button', {name: / to plan$/});
  await plan.hover();
  await expect(tooltip).toHaveText('Add to plan, or take out');
  // The pointer may move onto it, and Escape closes it (WCAG 1.4.13).
  await tooltip.hover();
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
  await page.mouse.move(5, 300);
  await page.keyboard.press('Tab');
  await plan.focus();
  await expect(plan).toHaveAccessibleDescription('Add to plan, or take out');
  await page.keyboard.press('Tab');
  await expect(tooltip).toHaveCount(0);
});

test('client stories stand two beside each other on a phone and four from 768 px, and the terms come last', async ({
  page,
  goto,
}) => {
  const unwritten = clients.filter(({gallery, story}) => gallery && story === undefined);
  given(unwritten.slice(3), 'fourth client without a story');
  await goto('/customers/stories');
  const main = page.getByRole('main');
  for (const [width, columns] of [
    [767, 2],
    [768, 4],
  ] as const) {
    await page.setViewportSize({width, height: 900});
    const lefts = await main
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
    expect(new Set(lefts).size, `${width} px`).toBe(columns);
  }
  await expect(main.locator(':scope > :not(script)').last()).toHaveAccessibleName('Terms');
});

test.describe('a tab from before a redeploy', () => {
  test.use({tolerated: REPORTED});

  test('leads to the new page by a link all the same', async ({page, goto}) => {
    const place = one(places, 'page of the header');
    await goto('/philosophy');
    // A new build has other files than those that the tab knows.
    await page.route(/\/assets\/(js|css)\/(?!main|runtime|styles)/, (route) =>
      route.fulfill({status: 404, body: ''}),
    );
    await page.route(`**${place.path}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('<title', '<meta name=deploy content=second><title');
      await route.fulfill({response, body});
    });
    await followHeader(page, place.group, place.name);
    await expect(page.locator('meta[name="deploy"]')).toHaveAttribute('content', 'second');
    await expect(page).toHaveURL(place.path);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
});

test('an address that cannot be decoded is not found, and the page is live all the same', async ({page}) => {
  const response = await page.goto('/%E0%A4%A');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
  await wake(page);
});
