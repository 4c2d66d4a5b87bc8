import {expect, test} from './support/test';

const LIST = '/philosophy/journal';
const LONGEST = `${LIST}/pmax-optimization-2025`;
const SLUGS = [
  'chatgpt-monitoring-system',
  'lovable-prompts',
  'pmax-audience-targeting',
  'pmax-optimization-2025',
  'tiktok-strategies-2025',
];

for (const slug of SLUGS) {
  test(`${slug} has its way back, neighbours, related entries, call to action and no violation`, async ({
    page,
    goto,
  }) => {
    await goto(`${LIST}/${slug}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', {name: 'Back to Journal'})).toHaveAttribute('href', LIST);
    await expect(main.getByText(/^(8|10|12) min read$/)).toBeVisible();
    await expect(main.getByRole('time')).toHaveText(/(September|October) 2025$/);
    await expect(main.getByRole('list', {name: 'Topics'}).getByRole('link').first()).toBeVisible();
    await expect(
      page.getByRole('navigation', {name: 'Previous and next entry'}).getByRole('link').first(),
    ).toBeVisible();
    const related = page.getByRole('region', {name: 'Related entries'}).getByRole('link');
    expect(await related.count()).toBeGreaterThanOrEqual(2);
    await expect(main.locator('a[href="/contact"]').last()).toBeVisible();
  });
}

test('one canonical address, one of each kind of structured data', async ({page, goto}) => {
  await goto(LONGEST);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${LONGEST}$`));
  const kinds = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((all) =>
      all.map((script) => (JSON.parse(script.textContent) as {'@type': string})['@type']),
    );
  expect(kinds.sort()).toEqual(['Article', 'BreadcrumbList', 'FAQPage']);
});

test('the table of contents follows the reader and leads to each section', async ({page, goto}) => {
  await goto(LONGEST);
  const contents = page.getByRole('navigation', {name: 'On this page'});
  await expect(contents.getByRole('link')).toHaveCount(11);
  await contents.getByRole('link', {name: 'Lever three: asset groups by reason to buy'}).click();
  await expect(page).toHaveURL(/#lever-three/);
  await expect(page.getByRole('heading', {name: /^Lever three/})).toBeInViewport();
  await expect(contents.locator('[aria-current="location"]')).toHaveText(/^Lever three/);
});

test('on a phone the contents are folded above the text @phone', async ({page, goto}) => {
  await page.setViewportSize({width: 390, height: 844});
  await goto(LONGEST);
  await expect(page.getByRole('navigation', {name: 'On this page'})).toBeHidden();
  await page.locator('summary', {hasText: 'On this page'}).click();
  await page.getByRole('link', {name: 'Lever six: the target', exact: true}).click();
  await expect(page.getByRole('heading', {name: /^Lever six/})).toBeInViewport();
});

test('reading progress grows with the article', async ({page, goto}) => {
  await goto(LONGEST);
  const width = () =>
    page.locator('article > [aria-hidden="true"]').evaluate((bar) => bar.getBoundingClientRect().width);
  await expect.poll(width).toBeLessThan(40);
  await page.getByRole('heading', {name: /^When to leave/}).scrollIntoViewIfNeeded();
  await expect.poll(width).toBeGreaterThan(700);
});

test('questions open one at a time; Discuss Strategy leads to /contact', async ({page, goto}) => {
  await goto(LONGEST);
  await page.getByText('When should we set a target ROAS?').click();
  await expect(page.getByText(/Begin 10 % below the return you measured/)).toBeVisible();
  await page.getByText('Do audience signals limit who sees the ads?').click();
  await expect(page.getByText(/Begin 10 % below the return you measured/)).toBeHidden();
  await expect(page.getByRole('link', {name: 'Discuss Strategy'}).first()).toHaveAttribute(
    'href',
    '/contact',
  );
});

test('recipes are linked as specified', async ({page, goto}) => {
  await goto(`${LIST}/pmax-audience-targeting`);
  const main = page.getByRole('main');
  await expect(main.locator('a[href="/services/growth-recipes"]')).toHaveCount(1);
  await main.getByRole('link', {name: 'Audience signals that teach Performance Max'}).click();
  await expect(page).toHaveURL('/services/growth-recipes/pmax-precision-audience-signals');
});

test('Share opens the sheet of the browser where there is one', async ({page, goto}) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: (data: ShareData) => {
        Object.assign(window, {shared: data});
        return Promise.resolve();
      },
    });
  });
  await goto(LONGEST);
  await page.getByRole('button', {name: 'Share'}).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as {shared?: ShareData}).shared?.url))
    .toMatch(/\/philosophy\/journal\/pmax-optimization-2025$/);
});

test('elsewhere Share copies the address and says so', async ({page, goto, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'share', {value: undefined}));
  await goto(`${LONGEST}?from=a-campaign`);
  await page.getByRole('button', {name: 'Share'}).click();
  await expect(page.getByText('Link copied')).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/pmax-optimization-2025$/);
});

test('where nothing may be copied, Share shows the address', async ({page, goto}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'share', {value: undefined});
    Object.defineProperty(Navigator.prototype, 'clipboard', {value: undefined});
  });
  await goto(LONGEST);
  await page.getByRole('button', {name: 'Share'}).click();
  await expect(page.getByText('Copy this address to share')).toBeAttached();
});

test('prompts and code can be copied', async ({page, goto, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await goto(`${LIST}/lovable-prompts`);
  await page.getByRole('button', {name: 'Copy'}).first().click();
  await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^Build a small internal tool[^]*Wait for my answer\.$/,
  );
});

test('footnotes lead down and back', async ({page, goto}) => {
  await goto(`${LIST}/chatgpt-monitoring-system`);
  await page.getByRole('link', {name: '1', exact: true}).click();
  await expect(page.getByText('Told by our own team')).toBeInViewport();
  await page.getByRole('link', {name: /^Back to reference 1/}).click();
  await expect(page.getByRole('link', {name: '1', exact: true})).toBeInViewport();
});

test('prints as one column with its address, without controls', async ({page, goto}) => {
  await goto(LONGEST);
  await page.emulateMedia({media: 'print'});
  await expect(page.getByText(/^https:.*pmax-optimization-2025$/)).toBeVisible();
  await expect(page.getByRole('button', {name: 'Share'})).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('an article reads in full and can be shared by mail', async ({page}) => {
    await page.goto(LONGEST);
    await expect(page.getByText(/Ninety days later you will know/)).toBeVisible();
    await expect(page.getByRole('link', {name: 'Share by e-mail'})).toHaveAttribute(
      'href',
      /^mailto:\?subject=/,
    );
    await page.getByText('When should we set a target ROAS?').click();
    await expect(page.getByText(/Begin 10 % below the return you measured/)).toBeVisible();
  });
});
