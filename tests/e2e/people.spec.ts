import {expect, test} from './support/test';

const STORIES = '/customers/stories';
const ADVISORS = '/network/advisors';

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

test('a full profile says what it is, and marks its samples', async ({page, goto}) => {
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
  // What would leave nothing is not offered; an address may still ask for it.
  await expect(page.getByRole('button', {name: /^Lifecycle Marketing/})).toHaveCount(0);
  await goto('/portfolio?sector=PropTech&service=Lifecycle+Marketing');
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
