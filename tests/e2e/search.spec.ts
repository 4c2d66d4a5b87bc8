import {expectAccessible} from './support/axe';
import {expect, test} from './support/test';

test('opens by button, finds, and follows a result @phone', async ({page, goto}) => {
  await goto('/');
  await page.getByRole('link', {name: 'Search', exact: true}).click();
  const dialog = page.getByRole('dialog', {name: 'Search'});
  await dialog.getByRole('combobox', {name: 'Search the site'}).fill('geo holdout');
  await dialog.getByRole('listbox', {name: 'Search results'}).getByRole('option').first().click();
  await expect(page).toHaveURL(/geo-holdout-lift-test$/);
  await expect(dialog).toBeHidden();
});

test('loads nothing of the search before it is used, then opens by keys and is worked by them', async ({
  page,
  goto,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await goto('/');
  expect(asked.filter((url) => url.includes('/pagefind/'))).toEqual([]);
  await page.keyboard.press('/');
  const input = page.getByRole('combobox', {name: 'Search the site'});
  await expect(input).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(input).toBeHidden();
  await page.keyboard.press('Control+k');
  await input.fill('klavio');
  await expect(page.getByRole('status').filter({hasText: 'klaviyo'})).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(
    page.getByRole('listbox', {name: 'Search results'}).getByRole('option').first(),
  ).toHaveAttribute('aria-selected', 'true');
  const opened = page.context().waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await opened;
  await expect(input).toBeVisible();
});

test('works by address, with groups and facets, and says what to do when nothing is found @phone', async ({
  page,
  goto,
}) => {
  await goto('/search?q=retention');
  await expect(page.getByRole('group', {name: 'Recipes', exact: true})).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Channel').selectOption('Email');
  await expect(page).toHaveURL(/channel=email/);
  await expect(page.getByRole('group', {name: 'Pages', exact: true})).toBeHidden();
  await expect(page.getByRole('group', {name: 'Recipes', exact: true})).toBeVisible();
  await page.getByRole('combobox').nth(0).fill('zzzzqqqq');
  await expect(page.getByText('Nothing found for "zzzzqqqq".')).toBeVisible();
});

/** What a visitor would type, and the end of the path of the page that must be among the first three. */
const RELEVANCE: readonly (readonly [string, string])[] = [
  ['contact', '/contact'],
  ['privacy', '/privacy-policy'],
  ['geo holdout', '/geo-holdout-lift-test'],
  ['klaviyo flows', '/essential-klaviyo-flows'],
  ['tiktok shop', '/tiktok-shop-integration'],
  ['matteo', '/matteo-ferrante'],
  ['clara vasquez', '/clara-vasquez'],
  ['tetris', '/games/tetris'],
  ['space invaders', '/games/space-invaders'],
  ['house of palma', '/stories/house-of-palma'],
  ['winback offer', '/winback-offer-ladder'],
  ['spark ads', '/tiktok-spark-ads-ladder'],
  ['how we work', '/how-we-work'],
  ['core beliefs', '/core-beliefs'],
  ['gtm platform', '/gtm-platform'],
  ['meta ads', '/growth-hubs/meta-ads'],
  ['vibe coding', '/vibe-coding'],
  ['sms', '/sms-marketing-integration'],
  ['topic clusters', '/seo-topic-clusters'],
  ['partnership ads', '/partnership-ads-programme'],
];

for (const [query, path] of RELEVANCE) {
  test(`"${query}" finds ${path}`, async ({page, goto}) => {
    await goto(`/search?q=${encodeURIComponent(query)}`);
    await expect(page.locator(`[role="option"][href$="${path}"]`)).toHaveAttribute('data-rank', /^[123]$/);
  });
}
