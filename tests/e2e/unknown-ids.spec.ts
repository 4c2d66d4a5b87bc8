import {expect, test, untilLive, wake} from './support/test';

const STORIES = '/customers/stories';
const ADVISORS = '/network/advisors';

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
  test(`${path}: "${heading}", by its address and by a link`, async ({page, goto}) => {
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
