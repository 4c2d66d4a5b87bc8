import {expect, test} from './support/test';

test('an inline script that was slipped into a page does not run', async ({browser, baseURL}) => {
  // The refused scripts are errors in the console, so this page comes without the fixture that minds.
  const context = await browser.newContext({baseURL: baseURL ?? ''});
  const page = await context.newPage();
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
  await expect.poll(() => refused.filter((text) => text.includes('Content Security Policy')).length).toBe(2);
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  await context.close();
});
