import {expect, test} from './support/test';

const LIST = '/services/growth-recipes';

test('the footer has its five columns and its base line', async ({page, goto, request}) => {
  await goto(LIST);
  const footer = page.getByRole('contentinfo');
  for (const name of ['Services', 'Philosophy', 'Our Customers', 'The Network', 'Arcade']) {
    await expect(
      footer
        .getByRole('navigation', {name: `${name}, footer`})
        .getByRole('link')
        .first(),
    ).toBeVisible();
  }
  await expect(footer.getByText('© 2025 Growth & Funding Network')).toBeVisible();
  await expect(footer.getByText(/Built with/)).toBeVisible();
  await expect(footer.getByRole('link', {name: 'Privacy Policy'})).toHaveAttribute('href', '/privacy-policy');
  // Not followed: the browser's own view of XML uses inline styles, which the policy reports.
  await expect(footer.getByRole('link', {name: 'Sitemap'})).toHaveAttribute('href', '/sitemap.xml');
  expect((await request.get('/sitemap.xml')).headers()['content-type']).toContain('xml');
});

test('a new path starts at the top, a new query string does not, a hash lands under the header', async ({
  page,
  goto,
}) => {
  await goto(LIST);
  await page.evaluate(() => window.scrollTo({top: 900, behavior: 'instant'}));
  await page.getByRole('combobox', {name: 'Sort by'}).selectOption('A-Z');
  await expect(page).toHaveURL(/sort=name/);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Privacy Policy'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Privacy policy'})).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole('link', {name: 'Security'}).click();
  await expect
    .poll(async () => Math.round((await page.locator('#security').boundingBox())?.y ?? 0))
    .toBe(80 + 24);
});

test('a tooltip names an icon after 700 ms, and the next one at once', async ({page, goto}) => {
  await goto(LIST);
  const save = page.getByRole('article').getByRole('button', {name: /^Save /});
  const started = Date.now();
  await save.nth(0).hover();
  await expect(page.getByRole('tooltip')).toHaveText('Save in this browser');
  expect(Date.now() - started).toBeGreaterThanOrEqual(700);
  // The pointer may move onto it, and Escape closes it (WCAG 1.4.13).
  await page.getByRole('tooltip').hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  // The next must be reached within 300 ms, which a busy machine may miss: then the round starts again.
  await expect(async () => {
    await page.mouse.move(5, 300);
    await save.nth(0).hover();
    await expect(page.getByRole('tooltip')).toBeVisible();
    await page.mouse.move(5, 300);
    await save.nth(1).hover();
    const next = page.getByRole('article').nth(1).getByRole('tooltip');
    await expect(next).toBeVisible({timeout: 500});
    await expect(page.getByRole('tooltip')).toHaveCount(1);
  }).toPass();
  await page.mouse.move(5, 300);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
});

test('a tooltip opens at once for the keyboard, and describes its control', async ({page, goto}) => {
  await goto(LIST);
  const save = page
    .getByRole('article')
    .first()
    .getByRole('button', {name: /^Save /});
  await page.keyboard.press('Tab');
  await save.focus();
  await expect(save).toHaveAccessibleDescription('Save in this browser');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
});

test.describe('/services', () => {
  test('leads to the advisory page by load, history replaced', async ({page, goto}) => {
    await goto(LIST);
    await page.goto('/services');
    await expect(page).toHaveURL('/services/advisory');
    await page.goBack();
    await expect(page).toHaveURL(LIST);
  });

  test('leads there by link, history replaced', async ({page, goto}) => {
    await goto(LIST);
    await page.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('link', {name: 'Services'}).click();
    await expect(page).toHaveURL('/services/advisory');
    await page.goBack();
    await expect(page).toHaveURL(LIST);
  });

  test('leads there without JavaScript', async ({browser, baseURL}) => {
    const context = await browser.newContext({javaScriptEnabled: false, baseURL: baseURL ?? ''});
    const page = await context.newPage();
    await page.goto('/services');
    await expect(page).toHaveURL('/services/advisory');
    await context.close();
  });
});
