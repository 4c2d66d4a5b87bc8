import {addressOf, advisors, clients, one, projects} from '../support/content';
import {field} from '../support/search';
import {expect, given, test} from '../support/test';

const hasStory = (id: string) => clients.some((client) => client.id === id && client.story !== undefined);

test('from home to an advisor, the portfolio, a project, its story, and to the contact page @firefox', async ({
  page,
  goto,
}) => {
  const project = given(projects, 'project with a story', ({clientStorySlug}) => hasStory(clientStorySlug));
  const advisor = one(advisors, 'advisor of a project', ({id}) => id === project.advisorId);
  await goto('/');
  await page.getByRole('main').getByRole('link', {name: 'Meet the Network'}).click();
  await expect(page).toHaveURL('/network/advisors');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(advisors.length);
  await page.getByRole('main').getByRole('link', {name: advisor.name}).first().click();
  await expect(page).toHaveURL(addressOf.advisor(advisor));
  await page.getByRole('main').getByRole('link', {name: 'View Portfolio'}).first().click();
  await expect(page).toHaveURL(addressOf.portfolio(advisor));
  await page.getByRole('main').getByRole('link', {name: project.title}).first().click();
  await expect(page).toHaveURL(addressOf.project(project));
  await page
    .getByRole('main')
    .locator(`a[href="/customers/stories/${project.clientStorySlug}"]`)
    .first()
    .click();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await page.getByRole('main').locator('a[href^="/contact"]').last().click();
  await expect(page).toHaveURL(/\/contact/);
  await expect(page.getByRole('heading', {level: 1})).toBeInViewport();
});

test('an advisor without a profile comes last, has a page that says so, and an empty portfolio @firefox', async ({
  page,
  goto,
}) => {
  const advisor = given(
    advisors,
    'advisor with neither profile nor project',
    ({id, profile}) => profile === undefined && !projects.some(({advisorId}) => advisorId === id),
  );
  await goto('/network/advisors');
  const cards = page.getByRole('main').getByRole('article');
  const written = advisors.filter(({profile}) => profile !== undefined).length;
  await expect(cards.filter({hasText: 'Read the profile'})).toHaveCount(written);
  await expect(cards.nth(written)).toContainText('Profile coming soon');
  await page.getByRole('main').getByRole('link', {name: advisor.name}).first().click();
  await expect(page.getByRole('heading', {name: 'Profile Coming Soon'})).toBeVisible();
  await goto(addressOf.portfolio(advisor));
  await expect(page.getByText('No projects found for this advisor.')).toBeVisible();
});

test('a client without a story comes last, has a page that says so and is not indexed, and leads back @firefox', async ({
  page,
  goto,
}) => {
  const shown = clients.filter(({gallery}) => gallery);
  const written = shown.filter(({story}) => story !== undefined).length;
  const client = given(
    shown,
    'client without a story, with recipes and an advisor',
    ({story, recipes: own, advisor}) => [story === undefined, own, advisor].every(Boolean),
  );
  await goto('/customers/stories');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.filter({hasText: 'Read the story'})).toHaveCount(written);
  await expect(cards.nth(written)).toContainText('Unwritten');
  await cards.filter({hasText: client.name}).first().click();
  await expect(page).toHaveURL(addressOf.client(client));
  await expect(page.getByRole('heading', {name: 'Case Study Under Construction'})).toBeVisible();
  await expect(page.getByRole('heading', {name: 'Related recipes'})).toBeVisible();
  await expect(page.getByRole('heading', {name: 'Who to ask'})).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('main').getByRole('link', {name: 'Back to Client Stories'}).first().click();
  await expect(page).toHaveURL('/customers/stories');
});

test('clients are filtered by sector and service, with an address, an empty answer and a way back @firefox', async ({
  page,
  goto,
}) => {
  const gallery = clients.filter((client) => client.gallery);
  const [client] = gallery;
  const shown = gallery.filter(({sector}) => sector === client?.sector);
  const lacking = given(
    gallery,
    'client of a sector without a funded one',
    ({sector}) => !gallery.some((other) => other.sector === sector && other.services.includes('Funding')),
  );
  const cards = page.getByRole('main').getByRole('article');
  const services = page.getByRole('group', {name: 'Service'}).getByRole('button');
  await goto('/customers/stories');
  await page.getByText(/^Filter by /).click();
  const offered = await services.count();
  await goto(`/customers/stories?sector=${client?.sector ?? ''}`);
  await expect(cards).toHaveCount(shown.length);
  await page.getByRole('button', {name: 'Clear All Filters'}).click();
  await expect(cards).toHaveCount(gallery.length);
  // A choice takes none of the others away from under the pointer.
  await goto(`/customers/stories?sector=${lacking.sector}`);
  await expect(page.getByRole('button', {name: 'Clear All Filters'})).toBeVisible();
  await expect(services).toHaveCount(offered);
  await goto(`/customers/stories?sector=${lacking.sector}&service=Funding`);
  await expect(page.getByText('No client stories found for the selected filters.')).toBeVisible();
  await page.getByRole('button', {name: 'Clear Filters', exact: true}).click();
  await expect(cards).toHaveCount(gallery.length);
});

const UNKNOWN = [
  ['/customers/stories/no-such', 'Client not found', 'Back to Client Stories', '/customers/stories'],
  ['/network/advisors/no-such', 'Advisor Not Found', 'Back to Network', '/network/advisors'],
  [
    `${addressOf.portfolio(one(advisors, 'advisor'))}/no-such`,
    'Project Not Found',
    'Back to Portfolio',
    '/portfolio',
  ],
  ['/no-such', 'Page Not Found', 'Return Home', '/'],
] as const;

test('mistyped addresses say what is missing, and lead back', async ({page, goto}) => {
  for (const [path, heading, button, to] of UNKNOWN) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
    await page.getByRole('main').getByRole('link', {name: button}).click();
    await expect(page).toHaveURL(to);
  }
  await page.goto('/journal/no-such.html');
  await page.getByRole('main').getByRole('link', {name: 'Search the site for “no such”'}).click();
  await expect(page).toHaveURL('/search?q=no%20such');
  await expect(field(page)).toHaveValue('no such');
  // The same by a link of the site, which the router answers without loading a page.
  const [path, heading] = UNKNOWN[0];
  await goto('/philosophy');
  await page.evaluate((target) => {
    window.history.pushState({}, '', target);
    window.dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  }, path);
  await expect.poll(async () => (await page.title()).startsWith(heading)).toBe(true);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
  await goto('/');
  await page.goto('/services/growth-recipes/no-such-recipe');
  await expect(page).toHaveURL('/services/growth-recipes');
  await page.goBack();
  await expect(page).toHaveURL('/');
});
