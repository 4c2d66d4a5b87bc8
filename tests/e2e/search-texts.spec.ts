import {field, options, results, status} from './support/search';
import {expect, test} from './support/test';

test('shows what titles give at once, and adds the texts below without moving the choice', async ({
  page,
  goto,
}) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/wasm.en.pagefind', async (route) => {
    await held;
    await route.continue();
  });
  await goto('/search');
  await field(page).fill('geo holdout');
  await expect(options(page)).toHaveCount(1);
  await expect(results(page)).toHaveAttribute('aria-busy', 'true');
  await expect(results(page)).toHaveCSS('opacity', '1');
  await expect(page.getByText('1 result so far, searching the texts')).toBeVisible();
  await expect(page.getByText(/instead of|Nothing found/)).toHaveCount(0);
  await field(page).press('ArrowDown');
  const chosen = page.locator('[role="option"][aria-selected="true"]');
  const before = {text: await chosen.textContent(), box: await chosen.boundingBox()};
  await expect(status(page)).toHaveCount(0);
  release();
  await expect(results(page)).toHaveAttribute('aria-busy', 'false');
  expect(await options(page).count()).toBeGreaterThan(1);
  expect({text: await chosen.textContent(), box: await chosen.boundingBox()}).toEqual(before);
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    (await chosen.getAttribute('id')) ?? 'none',
  );
  await expect(status(page)).toHaveText(/^\d+ results$/);
});

test('a choice made in the last answer does not jump to another page in the next', async ({page, goto}) => {
  await goto('/search?q=email');
  await expect(options(page).first()).toBeVisible();
  await field(page).press('ArrowDown');
  await expect(page.locator('[role="option"][aria-selected="true"]')).toHaveCount(1);
  await page.getByLabel('Stage').selectOption('Retention');
  await expect(page.locator('[role="option"][aria-selected="true"]')).toHaveCount(0);
});

test('announces one answer, not one for each letter', async ({page, goto}) => {
  await goto('/search');
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, {heard});
    const region = document.querySelector('main [role="status"]');
    new MutationObserver(() => heard.push(region?.textContent ?? '')).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  await field(page).pressSequentially('retention', {delay: 90});
  await expect(status(page)).toHaveText(/results$/);
  const heard = await page.evaluate(() => (window as unknown as {heard: string[]}).heard);
  expect(new Set(heard.filter((text) => text !== '')).size).toBe(1);
});

for (const [typed, meant] of [
  ['espreso', 'espresso'],
  ['spreadshet', 'spreadsheet'],
  ['suplier', 'supplier'],
  ['delivrey', 'delivery'],
  ['vouchr codes', 'voucher codes'],
]) {
  test(`mends a word that stands in texts only: ${typed}`, async ({page, goto}) => {
    await goto(`/search?q=${encodeURIComponent(typed ?? '')}`);
    await expect(status(page)).toHaveText(new RegExp(`for "${meant}" instead of "${typed}"$`));
    await expect(options(page).first()).toBeVisible();
  });
}

test('takes every word of the texts for right', async ({page, goto}) => {
  await goto('/search');
  for (const word of ['espresso', 'referral', 'perishable', 'voucher', 'affiliates']) {
    await field(page).fill(word);
    await expect(results(page)).toHaveAttribute('aria-busy', 'false');
    await expect(status(page)).toHaveText(/^(The best \d+ of )?\d+ results?$/);
  }
});

test('asks for the list of words only where a title holds none of the query', async ({page, goto}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await goto('/search?q=geo%20holdout');
  await expect(status(page)).toHaveText(/results$/);
  expect(asked).not.toContain('/pagefind/words.txt');
  await field(page).fill('espresso');
  await expect(options(page).first().locator('mark').first()).toHaveText(/espresso/i);
  expect(asked).toContain('/pagefind/words.txt');
});
