import type {Page} from 'playwright/test';
import {navigation} from '../../src/config/navigation';
import {addressOf, one, recipes} from './support/content';
import {fail, FAULTS, LATE, REPORTED} from './support/faults';
import {MAIN, SCRIPTS} from './support/scripts';
import * as search from './support/search';
import {expect, test, wake} from './support/test';

test.use({tolerated: REPORTED});

const recipe = one(recipes, 'recipe');
const [firstGroup] = navigation;
const group = (page: Page) => page.getByRole('banner').getByRole('button', {name: firstGroup?.name ?? ''});
const heading = (page: Page) => page.getByRole('heading', {level: 1});
const privacy = (page: Page) => page.getByRole('contentinfo').getByRole('link', {name: 'Privacy Policy'});
const consent = (page: Page) => page.getByRole('dialog', {name: 'Your choice about cookies'});

/** Something that the site loads late. */
interface Late {
  thing: string;
  files: string | RegExp;
  path: string;
  /** Whether it goes wrong from the start, not only once the page is live. */
  fromTheStart?: true;
  /** What somebody does that needs it. */
  act: (page: Page) => Promise<unknown>;
  /** What must be there without it. */
  remains: (page: Page) => Promise<unknown>;
  /** What must be there once it has come. */
  done: (page: Page) => Promise<unknown>;
  /** How somebody asks for it again; else by doing the same again. */
  again?: (page: Page) => Promise<unknown>;
}

const THINGS: readonly Late[] = [
  {
    thing: 'the script of every page',
    files: MAIN,
    path: '/philosophy',
    fromTheStart: true,
    act: (page) => group(page).click(),
    remains: async (page) => {
      await expect(heading(page)).toBeVisible();
      await expect(privacy(page)).toBeVisible();
    },
    again: async (page) => {
      await page.goto('/philosophy');
      await group(page).click();
    },
    done: (page) => expect(group(page)).toHaveAttribute('aria-expanded', 'true', {timeout: 15_000}),
  },
  {
    thing: 'the script of the next page',
    files: SCRIPTS,
    path: '/philosophy',
    act: (page) => privacy(page).click(),
    remains: (page) => expect(page.getByRole('banner')).toBeVisible(),
    // The guard against stale tabs may be loading the page anew at the same moment.
    again: (page) => expect(() => page.reload()).toPass(),
    done: (page) => expect(heading(page)).toHaveText('Privacy policy'),
  },
  {
    thing: 'the dialog of the search',
    files: SCRIPTS,
    path: '/philosophy',
    act: (page) => search.button(page).click(),
    remains: (page) => expect(page.getByRole('banner')).toBeVisible(),
    again: async (page) => {
      await page.goto('/search');
      await wake(page);
    },
    done: (page) => expect(search.field(page)).toBeVisible(),
  },
  {
    thing: 'the index of the search',
    files: '**/pagefind/**',
    path: '/search',
    fromTheStart: true,
    act: (page) => search.field(page).fill(recipe.name),
    remains: (page) => expect(search.field(page)).toHaveValue(recipe.name),
    again: async (page) => {
      await search.field(page).fill('');
      await search.field(page).fill(recipe.name);
    },
    done: (page) =>
      expect(search.options(page).filter({hasText: recipe.name}).first()).toBeVisible({timeout: 15_000}),
  },
  {
    thing: 'the details of the consent dialog',
    files: SCRIPTS,
    path: '/philosophy',
    act: async (page) => {
      await page.getByRole('contentinfo').getByRole('link', {name: 'Cookie settings'}).click();
      await consent(page).getByRole('button', {name: 'Customize Settings'}).click();
    },
    remains: async (page) => {
      await expect(heading(page)).toBeVisible();
      await expect(consent(page)).toBeVisible();
    },
    again: () => Promise.resolve(),
    done: (page) => expect(consent(page).getByRole('switch', {name: 'Analytics'})).toBeVisible(),
  },
  {
    thing: 'the lower parts of the home page',
    files: SCRIPTS,
    path: '/',
    act: (page) => page.getByRole('link', {name: 'Meet the Network'}).scrollIntoViewIfNeeded(),
    remains: (page) => expect(page.getByRole('link', {name: 'Meet the Network'})).toBeVisible(),
    again: (page) => page.getByRole('heading', {level: 2}).last().scrollIntoViewIfNeeded(),
    done: (page) => expect(heading(page)).toBeVisible(),
  },
  {
    thing: 'the toast of a saved choice',
    files: SCRIPTS,
    path: '/privacy-policy',
    act: async (page) => {
      await page.getByRole('main').getByRole('switch', {name: 'Analytics'}).check();
      await page.getByRole('main').getByRole('button', {name: 'Save Preferences'}).click();
    },
    remains: async (page) => {
      await expect(heading(page)).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('user-consent'))).toContain('"analytics":true');
    },
    again: (page) => page.getByRole('main').getByRole('button', {name: 'Save Preferences'}).click(),
    done: (page) => expect(page.getByText('Preferences Updated').first()).toBeVisible(),
  },
  {
    thing: 'a recipe from the list',
    files: SCRIPTS,
    path: `/services/growth-recipes?q=${encodeURIComponent(recipe.name)}`,
    act: (page) => page.getByRole('article').getByRole('link', {name: recipe.name}).first().click(),
    remains: (page) => expect(page.getByRole('banner')).toBeVisible(),
    again: (page) => page.goto(addressOf.recipe(recipe)),
    done: (page) => expect(page.getByRole('heading', {name: 'Steps to Execute'})).toBeVisible(),
  },
  {
    thing: 'the fonts',
    files: '**/*.woff2',
    path: '/',
    fromTheStart: true,
    act: (page) => page.mouse.move(3, 3),
    remains: (page) => expect(heading(page)).toBeVisible(),
    again: (page) => page.reload(),
    done: (page) => expect(heading(page)).toBeVisible(),
  },
];

for (const {thing, files, path, fromTheStart, act, remains, done, again = act} of THINGS) {
  test.describe(thing, () => {
    for (const fault of FAULTS) {
      test(`${fault}: the page stays, and it recovers`, async ({page, goto}) => {
        if (fromTheStart === undefined) {
          await goto(path);
        }
        const mend = await fail(page, files, fault);
        if (fromTheStart !== undefined) {
          // Not until all has loaded: what comes late has not.
          await page.goto(path, {waitUntil: 'domcontentloaded'});
        }
        await act(page);
        await remains(page);
        await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
        await mend();
        if (fault !== LATE) {
          await again(page);
        }
        await done(page);
      });
    }
  });
}

test('a script that fails is asked for three times, then the click is let go', async ({page}) => {
  const asked: string[] = [];
  await page.route(MAIN, async (route) => {
    asked.push(route.request().method());
    await route.abort();
  });
  await page.goto('/');
  const goal = page.getByRole('button', {name: 'Series B fund raise'});
  await goal.click();
  await expect(goal).toHaveAttribute('aria-busy', 'true');
  await expect(goal).not.toHaveAttribute('aria-busy', {timeout: 10_000});
  expect(asked.filter((method) => method === 'GET')).toHaveLength(3);
});

test('a missing main script loads the page once more, and not again', async ({page}) => {
  let documents = 0;
  page.on('request', (request) => {
    documents += request.isNavigationRequest() ? 1 : 0;
  });
  await page.route(MAIN, (route) => route.fulfill({status: 404, body: ''}));
  await page.goto('/philosophy');
  await page.mouse.move(4, 4);
  await expect.poll(() => documents).toBe(2);
  await page.waitForLoadState('networkidle');
  await expect(heading(page)).toBeVisible();
  expect(documents).toBe(2);
});

test.describe('errors made on purpose', () => {
  test.use({tolerated: /./});

  test('an error while drawing shows the specified screen, with a way back and no stack trace', async ({
    page,
  }) => {
    await page.route(SCRIPTS, async (route) => {
      const response = await route.fetch();
      await route.fulfill({response, body: (await response.text()).replaceAll('"channels":[', '"broken":[')});
    });
    await page.goto('/services/growth-recipes');
    await page.mouse.move(4, 4);
    await expect(heading(page)).toHaveText('Unexpected Application Error!');
    await expect(page).toHaveTitle('Unexpected Application Error!');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(privacy(page)).toBeVisible();
    await expect(page.getByRole('main')).toContainText('undefined');
    await expect(page.getByRole('main')).not.toContainText(/\bat .*:\d+:\d+/);
    await page.unroute(SCRIPTS);
    await page.getByRole('link', {name: 'Return Home'}).click();
    await expect(page).toHaveURL('/');
  });

  test('an inline script that was slipped into a page does not run', async ({page}) => {
    const refused: string[] = [];
    page.on('console', (message) => refused.push(message.text()));
    await page.route('/contact', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        '</body>',
        '<script>window.injected = 1</script><img src="/x" onerror="window.injected = 1"></body>',
      );
      await route.fulfill({response, body});
    });
    await page.goto('/contact');
    await expect
      .poll(() => refused.filter((text) => text.includes('Content Security Policy')).length)
      .toBe(2);
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  });
});
