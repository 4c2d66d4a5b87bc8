import {MAIN} from './support/scripts';
import {expect, test} from './support/test';

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
});
