import {expectAccessible} from './support/axe';
import {expect, test, untilLive, wake} from './support/test';

const STORIES = '/customers/stories';
const ADVISORS = '/network/advisors';

test.describe('client stories gallery', () => {
  test('shows 15 clients; chips combine, count, stand in the address and are cleared @phone', async ({
    page,
    goto,
  }) => {
    await goto(STORIES);
    const cards = page.getByRole('main').getByRole('article');
    const status = page.getByRole('status').filter({hasText: 'clients'});
    await expect(cards).toHaveCount(15);
    await expect(page.getByRole('button', {name: 'Clear All Filters'})).toHaveCount(0);

    await page.getByRole('group', {name: 'Sector'}).getByRole('button', {name: 'Ecom'}).click();
    await expect(status).toHaveText('Showing 3 of 15 clients');
    await page.getByRole('group', {name: 'Sector'}).getByRole('button', {name: 'Fintech'}).click();
    await expect(status).toHaveText('Showing 5 of 15 clients');
    await page.getByRole('group', {name: 'Service'}).getByRole('button', {name: 'Funding'}).click();
    await expect(status).toHaveText('Showing 3 of 15 clients');
    expect(new URL(page.url()).search).toBe('?sector=ecom&sector=fintech&service=Funding');
    await expect(page.getByRole('button', {name: 'Ecom'})).toHaveAttribute('aria-pressed', 'true');

    await page.reload();
    await untilLive(page);
    await expect(cards).toHaveCount(3);
    await page.goBack();
    await expect(cards).toHaveCount(5);

    await page.getByRole('button', {name: 'Clear All Filters'}).click();
    await expect(cards).toHaveCount(15);
    await expect(status).toBeFocused();
    expect(new URL(page.url()).search).toBe('');
  });

  test('an empty result says so and offers the way back', async ({page, goto}) => {
    await goto(`${STORIES}?sector=esports&service=Funding`);
    await expect(page.getByText('No client stories found for the selected filters.')).toBeVisible();
    await page.getByRole('button', {name: 'Clear Filters', exact: true}).click();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(15);
  });

  test('values in the address that are no sector or service are ignored', async ({page, goto}) => {
    await goto(`${STORIES}?sector=__proto__&sector=%3Cscript%3E&service=growth`);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(15);
    await expect(page.getByRole('button', {pressed: true})).toHaveCount(0);
  });

  test('seven questions, one open at a time, each can be closed again', async ({page, goto}) => {
    await goto(STORIES);
    const items = page.locator('main details');
    await expect(items).toHaveCount(7);
    await items.nth(0).locator('summary').click();
    await expect(page.locator('main details[open]')).toHaveCount(1);
    await items.nth(3).locator('summary').click();
    await expect(page.locator('main details[open]')).toHaveCount(1);
    await expect(items.nth(3)).toHaveAttribute('open', '');
    await items.nth(3).locator('summary').click();
    await expect(page.locator('main details[open]')).toHaveCount(0);
  });

  test('two columns on a phone, four from medium', async ({page, goto}) => {
    const columns = () =>
      page
        .locator('main ul:has(> li > article)')
        .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
    await goto(STORIES);
    expect(await columns()).toBe(4);
    await page.setViewportSize({width: 390, height: 800});
    expect(await columns()).toBe(2);
  });
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('the gallery, its questions and a profile can be read', async ({page}) => {
    await page.goto(STORIES);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(15);
    await page.locator('main summary').first().click();
    await expect(page.locator('main details[open] p')).toBeVisible();
    await page.goto(`${ADVISORS}/matteo-ferrante`);
    await expect(page.getByRole('link', {name: 'View Portfolio'})).toBeVisible();
  });
});

test('a gallery card leads to its story by a click on any part of it', async ({page, goto}) => {
  await goto(STORIES);
  await page.getByRole('article').filter({hasText: 'Quillpay'}).click();
  await expect(page).toHaveURL(`${STORIES}/quillpay`);
  await expect(page.getByRole('heading', {level: 1, name: 'Quillpay'})).toBeVisible();
  await expect(page.getByRole('heading', {name: 'Case Study Under Construction'})).toBeVisible();
  await page.getByRole('link', {name: 'Back to Client Stories'}).click();
  await expect(page).toHaveURL(STORIES);
});

test('vindla has a page, though the gallery does not show it @phone', async ({page, goto}) => {
  await goto(STORIES);
  await expect(page.getByRole('main').getByText('Vindla')).toHaveCount(0);
  await goto(`${STORIES}/vindla`);
  await expect(page.getByText('Ecom · Funding / Growth')).toBeVisible();
  await expect(page.getByRole('heading', {name: 'Case Study Under Construction'})).toBeVisible();
});

test('the House of Palma story leads to its project and opens the client’s site in a new tab', async ({
  page,
  goto,
}) => {
  await goto(`${STORIES}/house-of-palma`);
  for (const part of ['About', 'Challenge', 'Solution', 'Impact']) {
    await expect(page.getByRole('main').getByText(part, {exact: true})).toBeVisible();
  }
  await expect(page.getByRole('link', {name: /house-of-palma\.example\.com/})).toHaveAttribute(
    'target',
    '_blank',
  );
  await page.getByRole('link', {name: 'See the portfolio project'}).click();
  await expect(page).toHaveURL(`${ADVISORS}/matteo-ferrante/portfolio/house-of-palma`);
  await expect(page.getByRole('heading', {name: 'Key results'})).toBeVisible();
});

test('the NOMS story shows three layers and six figures @phone', async ({page, goto}) => {
  await goto(`${STORIES}/noms`);
  for (const name of ['Creator', 'Admin', 'Production']) {
    await expect(page.getByRole('heading', {name, exact: true})).toBeVisible();
  }
  for (const figure of ['1,620,000 kr', '9,000 kr', '1,611,000 kr', '895', '180x', 'About 2 weeks']) {
    await expect(page.locator('main dd').filter({hasText: figure}).first()).toBeVisible();
  }
});

test('the network shows eight advisors, each leading to a profile', async ({page, goto}) => {
  await goto(ADVISORS);
  await expect(page.getByRole('article')).toHaveCount(8);
  await page.getByRole('link', {name: 'Clara Vasquez'}).click();
  await expect(page.getByRole('heading', {name: 'Profile Coming Soon'})).toBeVisible();
  await expect(page.getByRole('link', {name: 'View Portfolio'})).toHaveCount(0);
});

test('six profiles are coming soon, two are full, one has a portfolio', async ({page, goto}) => {
  await goto(ADVISORS);
  const paths = await page
    .getByRole('article')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const shown = {soon: 0, full: 0, portfolio: 0};
  for (const path of paths) {
    await goto(path);
    shown.soon += await page.getByRole('heading', {name: 'Profile Coming Soon'}).count();
    shown.full += await page.getByRole('heading', {name: 'How I work'}).count();
    shown.portfolio += await page.getByRole('link', {name: 'View Portfolio'}).count();
  }
  expect(shown).toEqual({soon: 6, full: 2, portfolio: 1});
});

test('a full profile says what it is, and marks its samples @phone', async ({page, goto}) => {
  await goto(`${ADVISORS}/matteo-ferrante`);
  await expect(page.getByRole('link', {name: 'Work With Matteo'})).toHaveAttribute('href', '/contact');
  for (const name of ['How I work', 'Success stories', 'What I love to do', 'Testimonials', 'Toolkit']) {
    await expect(page.getByRole('heading', {name, exact: true})).toBeVisible();
  }
  await expect(page.getByText('Within 24 h', {exact: true})).toBeVisible();
  await expect(page.getByText('Sample', {exact: true})).toHaveCount(2);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join('')).toContain('"Person"');
  expect(data.join('')).not.toContain('Review');
});

test('the portfolio filters by options taken from its projects', async ({page, goto}) => {
  await goto('/portfolio');
  const sectors = page.getByRole('group', {name: 'Sector'}).getByRole('button');
  await expect(sectors).toHaveText([/^Fashion Tech/, /^PropTech/]);
  await sectors.nth(1).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('button', {name: /^Lifecycle Marketing/}).click();
  await expect(page.getByText('No projects found for the selected filters.')).toBeVisible();
  await page.getByRole('button', {name: 'Clear All Filters'}).click();
  await page.getByRole('link', {name: 'A platform for three kinds of user, in about two weeks'}).click();
  await expect(page).toHaveURL(`${ADVISORS}/matteo-ferrante/portfolio/noms`);
  await page.getByRole('link', {name: 'NOMS: the client story'}).click();
  await expect(page).toHaveURL(`${STORIES}/noms`);
});

test('an advisor without projects has an empty portfolio and a way back', async ({page, goto}) => {
  await goto(`${ADVISORS}/clara-vasquez/portfolio`);
  await expect(page.getByText('No projects found for this advisor.')).toBeVisible();
  await page.getByRole('link', {name: 'Back to Clara Vasquez'}).click();
  await expect(page).toHaveURL(`${ADVISORS}/clara-vasquez`);
});

const UNKNOWN = [
  {path: `${STORIES}/nobody`, heading: 'Client not found', button: 'Back to Client Stories', to: STORIES},
  {path: `${ADVISORS}/nobody`, heading: 'Advisor Not Found', button: 'Back to Network', to: ADVISORS},
  {
    path: `${ADVISORS}/nobody/portfolio`,
    heading: 'Advisor Not Found',
    button: 'Back to Network',
    to: ADVISORS,
  },
  {
    path: `${ADVISORS}/matteo-ferrante/portfolio/nothing`,
    heading: 'Project Not Found',
    button: 'Back to Portfolio',
    to: '/portfolio',
  },
  {path: '/nowhere', heading: 'Page Not Found', button: 'Return Home', to: '/'},
];

for (const {path, heading, button, to} of UNKNOWN) {
  test(`${path}: "${heading}", by its address and by a link @phone`, async ({page, goto}) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await untilLive(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
    await expect(page).toHaveTitle(new RegExp(`^${heading}`));

    await goto('/services/growth-recipes');
    // As a link of the site with a mistyped address: the router answers, no page is loaded.
    await wake(page);
    await page.evaluate((target) => {
      window.history.pushState({}, '', target);
      window.dispatchEvent(new PopStateEvent('popstate', {state: {}}));
    }, path);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
    await expect(page).toHaveTitle(new RegExp(`^${heading}`));
    await page.getByRole('main').getByRole('link', {name: button}).click();
    await expect(page).toHaveURL(to);
  });
}

const KINDS = [
  STORIES,
  `${STORIES}?sector=esports&service=Funding`,
  `${STORIES}/house-of-palma`,
  `${STORIES}/noms`,
  `${STORIES}/quillpay`,
  `${STORIES}/nobody`,
  ADVISORS,
  `${ADVISORS}/matteo-ferrante`,
  `${ADVISORS}/clara-vasquez`,
  `${ADVISORS}/clara-vasquez/portfolio`,
  `${ADVISORS}/matteo-ferrante/portfolio`,
  `${ADVISORS}/matteo-ferrante/portfolio/noms`,
  '/portfolio',
];

for (const path of KINDS) {
  test(`${path} has no accessibility violation @phone`, async ({page, goto}) => {
    // Two full scans of a long page.
    test.slow();
    await goto(path);
    await expectAccessible(page);
  });

  test(`${path} fits a window 320 px wide`, async ({page, goto}) => {
    await page.setViewportSize({width: 320, height: 700});
    await goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}
