import {KINDS} from './support/inventory';
import {MAIN, atOnce} from './support/scripts';
import {expect, test} from './support/test';

const SCRIPTS = '**/assets/js/*.js';

test.describe('when the scripts fail', () => {
  test('they are asked for three times, then the click is let go; the next try may succeed', async ({
    browser,
    baseURL,
  }) => {
    // The errors are meant, so this is not the page that fails on any.
    const context = await browser.newContext({baseURL: baseURL ?? ''});
    const page = await context.newPage();
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
    await page.unroute(MAIN);
    await goal.click();
    await expect(goal).toHaveAttribute('aria-pressed', 'true', {timeout: 10_000});
    await context.close();
  });

  test('every kind of page reads and leads on with scripts blocked', async ({browser, baseURL}) => {
    test.slow();
    const context = await browser.newContext({baseURL: baseURL ?? ''});
    await context.route(SCRIPTS, (route) => route.abort());
    const reached = await atOnce(context, KINDS, async (page, {path}) => {
      await page.goto(path);
      const heading = await page.getByRole('heading', {level: 1}).innerText();
      await page.getByRole('banner').getByRole('link').first().click();
      await page.waitForURL('/');
      return heading.length > 0;
    });
    expect(reached).toEqual(KINDS.map(({kind}) => [kind, true]));
    await context.close();
  });
});
