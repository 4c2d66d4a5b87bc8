import {expect, test} from './support/test';

const LIST = '/philosophy/journal';
const SLUGS = [
  'pmax-optimization-2025',
  'pmax-audience-targeting',
  'tiktok-strategies-2025',
  'chatgpt-monitoring-system',
  'lovable-prompts',
];

test('shows five entries, newest first, with all they say', async ({page, goto}) => {
  await goto(LIST);
  await expect(page.getByText('Showing 5 of 5 entries')).toBeVisible();
  const links = page.getByRole('link', {name: /^Read Full Entry/});
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    SLUGS.map((slug) => `${LIST}/${slug}`),
  );
  const first = page.getByRole('article').first();
  await expect(first.getByText('October 2025', {exact: true})).toBeVisible();
  await expect(first.getByText('12 min read')).toBeVisible();
  await expect(first.getByRole('list', {name: 'Categories'}).getByRole('listitem')).toHaveCount(7);
  await expect(first.getByRole('heading', {level: 3})).toHaveText(/^Performance Max in 2025/);
  await links.first().click();
  await expect(page).toHaveURL(`${LIST}/pmax-optimization-2025`);
});

test('has one chip for all topics and one for each of 19, with counts', async ({page, goto}) => {
  await goto(LIST);
  const chips = page.getByRole('group', {name: 'Filter by topic'}).getByRole('button');
  await expect(chips).toHaveCount(20);
  await expect(chips.first()).toHaveText('All Topics (5)');
  await expect(chips.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', {name: 'Paid Ads 3'})).toHaveAttribute('aria-pressed', 'false');
});

test('shows an entry that has any of the chosen topics, and keeps the choice in the address', async ({
  page,
  goto,
}) => {
  await goto(LIST);
  await page.getByRole('button', {name: 'Monitoring 1'}).click();
  await expect(page.getByRole('status').filter({hasText: 'Showing'})).toHaveText(
    'Showing 1 of 5 entries · 1 filter active',
  );
  await page.getByRole('button', {name: 'Paid Ads 3'}).click();
  await expect(page.getByRole('status').filter({hasText: 'Showing'})).toHaveText(
    'Showing 4 of 5 entries · 2 filters active',
  );
  await expect(page).toHaveURL(/\?topic=Monitoring&topic=Paid\+Ads$/);

  await page.reload();
  await expect(page.getByText('Showing 4 of 5 entries')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Showing 1 of 5 entries')).toBeVisible();
});

test('active filters can be taken away one by one or all at once', async ({page, goto}) => {
  await goto(`${LIST}?topic=Monitoring&topic=Paid+Ads`);
  const active = page.getByRole('group', {name: 'Active filters'});
  await active.getByRole('button', {name: 'Remove filter: Monitoring'}).click();
  await expect(page.getByText('Showing 3 of 5 entries · 1 filter active')).toBeVisible();
  await page.getByRole('button', {name: 'CRM 2'}).click();
  await active.getByRole('button', {name: 'Clear all'}).click();
  await expect(page.getByText('Showing 5 of 5 entries')).toBeVisible();
  await expect(active).toHaveCount(0);
  await expect(page).toHaveURL(LIST);

  await page.getByRole('button', {name: 'CRM 2'}).click();
  await page.getByRole('button', {name: 'All Topics (5)'}).click();
  await expect(page.getByText('Showing 5 of 5 entries')).toBeVisible();
});

test('works by keyboard', async ({page, goto}) => {
  await goto(LIST);
  await page.getByRole('button', {name: 'Automation 1'}).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Showing 1 of 5 entries · 1 filter active')).toBeVisible();
  await expect(page.getByRole('button', {name: 'Automation 1'})).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', {name: 'Monitoring 1'})).toBeFocused();
});

test('ignores topics in the address that do not exist', async ({page, goto}) => {
  await goto(`${LIST}?topic=constructor&topic=%3Cscript%3E&topic=crm`);
  await expect(page.getByText('Showing 5 of 5 entries')).toBeVisible();
});

test('ends with Stay Updated, which leads to /contact and asks for no address', async ({page, goto}) => {
  await goto(LIST);
  await expect(page.getByRole('heading', {name: 'Stay Updated'})).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', {name: 'Get in Touch'})).toHaveAttribute(
    'href',
    '/contact',
  );
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
});

test('loads no article with the list', async ({page, goto, request}) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) {
      scripts.push(response.url());
    }
  });
  await goto(LIST);
  const sources = await Promise.all(scripts.map(async (url) => (await request.get(url)).text()));
  expect(sources.filter((source) => source.includes('nudge the target'))).toEqual([]);
});

test('each topic has a permanent page with its entries', async ({page, goto}) => {
  await goto(LIST);
  const index = page.getByRole('list', {name: 'All topics'}).getByRole('link');
  await expect(index).toHaveCount(19);
  await index.filter({hasText: 'Fund raising'}).click();
  await expect(page).toHaveURL(`${LIST}/topics/fund-raising`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Fund raising');
  await expect(page.getByRole('heading', {level: 2, name: '1 entry'})).toBeVisible();
  await expect(page.getByRole('link', {name: /^Read Full Entry/})).toHaveAttribute(
    'href',
    `${LIST}/lovable-prompts`,
  );
  await page.getByRole('link', {name: 'Topics', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Journal topics');
});

for (const [file, root] of [
  ['rss.xml', 'rss'],
  ['atom.xml', 'feed'],
] as const) {
  test(`${file} carries every entry in full and reads in a browser`, async ({page}) => {
    await page.goto(`${LIST}/${file}`);
    await expect(page.locator(`${root} a`)).toHaveCount(5);
    const text = await page.evaluate(async (address) => (await fetch(address)).text(), `${LIST}/${file}`);
    expect(text).toContain('nudge the target');
    expect(text).toContain('Questions we are asked');
    expect(text).not.toMatch(/(?:href|src)="\//);
    await expect(page.locator(`${root} a`).first()).toHaveAttribute(
      'href',
      /^https:.*pmax-optimization-2025$/,
    );
    await expect(page.locator(`${root} a`).first()).toBeVisible();
    await expect(page.getByText('The typical Performance Max account')).toBeHidden();
  });
}

test('feed.json carries every entry in full', async ({request}) => {
  const feed = (await (await request.get(`${LIST}/feed.json`)).json()) as {
    items: {url: string; content_html: string}[];
  };
  expect(feed.items).toHaveLength(5);
  for (const {url, content_html: html} of feed.items) {
    expect(url).toMatch(/^https:\/\//);
    expect(html.length).toBeGreaterThan(8000);
    expect(html).not.toMatch(/<button|<svg|href="\/|src="\//);
  }
});
