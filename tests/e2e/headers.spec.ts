import fs from 'node:fs';
import path from 'node:path';
import {builtFile, builtPages} from './support/build';
import {expect, test} from './support/test';

test('every answer carries the headers of the policy, a missing page too', async ({request}) => {
  for (const path of ['/', '/services/growth-recipes', '/no/such/page', '/sitemap.xml']) {
    const headers = (await request.get(path)).headers();
    expect(headers['content-security-policy'], path).toContain(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval' 'sha256-",
    );
    expect(headers['strict-transport-security'], path).toBe('max-age=63072000; includeSubDomains');
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin');
    expect(headers['cross-origin-resource-policy'], path).toBe('same-origin');
    expect(headers['permissions-policy'], path).toContain('camera=()');
  }
});

test('hashed assets may be kept for good, pages may not', async ({request}) => {
  const script = /\/assets\/js\/main\.[^"> ]+\.js/.exec(builtFile('index.html'))?.[0] ?? '';
  expect((await request.get(script)).headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await request.get('/')).headers()['cache-control']).not.toContain('immutable');
});

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

test('security.txt is where reporters look for it', async ({request}) => {
  const response = await request.get('/.well-known/security.txt');
  expect(response.status()).toBe(200);
  expect(await response.text()).toMatch(/^Contact: mailto:.+\nExpires: /);
});

test('every page has compressed files beside it', () => {
  const root = path.resolve(__dirname, '../../build');
  const small = builtPages().filter(({html}) => html.length < 2000);
  expect(small.length).toBeLessThan(5);
  for (const name of ['index.html', 'contact.html', '404.html', 'sitemap-library.xml']) {
    const size = fs.statSync(path.join(root, name)).size;
    expect(fs.statSync(path.join(root, `${name}.gz`)).size).toBeLessThan(size / 2);
    expect(fs.statSync(path.join(root, `${name}.br`)).size).toBeLessThan(size / 2);
  }
});
