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
  await expect(options(page).first()).toBeVisible();
  await expect(results(page)).toHaveAttribute('aria-busy', 'true');
  await expect(results(page)).toHaveCSS('opacity', '1');
  await expect(page.getByText(/^\d+ results? so far, searching the texts$/)).toBeVisible();
  const first = await options(page).count();
  await expect(page.getByText(/instead of|Nothing found/)).toHaveCount(0);
  await field(page).press('ArrowDown');
  const chosen = page.locator('[role="option"][aria-selected="true"]');
  const before = {text: await chosen.textContent(), box: await chosen.boundingBox()};
  await expect(status(page)).toHaveCount(0);
  release();
  await expect(results(page)).toHaveAttribute('aria-busy', 'false');
  expect(await options(page).count()).toBeGreaterThan(first);
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

test('mends a word that only texts hold, and shows where it is used', async ({page, goto}) => {
  await goto('/search?q=espreso');
  await expect(status(page)).toHaveText(/for "espresso" instead of "espreso"$/);
  await expect(options(page).first().locator('mark').first()).toHaveText(/espresso/i);
});

test('asks for the words of the texts only where a title holds none of the query, and for the texts on this page only', async ({
  page,
  goto,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await goto('/philosophy');
  await page.keyboard.press('/');
  await field(page).fill('geo holdout');
  await expect(options(page).first()).toBeVisible();
  await expect(results(page)).toHaveAttribute('aria-busy', 'false');
  expect(asked).not.toContain('/pagefind/words.json');
  await field(page).fill('espresso');
  await expect(options(page).first()).toBeVisible();
  await expect(results(page)).toHaveAttribute('aria-busy', 'false');
  expect(asked).toContain('/pagefind/words.json');
  expect(asked).not.toContain('/pagefind/pagefind.js');
  await page.getByRole('link', {name: 'Search the full texts, too'}).click();
  await expect(page).toHaveURL('/search?q=espresso');
  await expect(options(page).first().locator('mark').first()).toHaveText(/espresso/i);
});

test('an answer is found by a question, and opens when it is followed', async ({page, goto}) => {
  await goto('/search?q=how%20much%20does%20it%20cost');
  const answers = page.getByRole('group', {name: 'Answers'}).getByRole('option');
  const question = (await answers.first().locator('span span').first().textContent()) ?? '';
  await answers.first().click();
  await expect(page).toHaveURL(/#/);
  const answer = page.locator('details', {has: page.getByRole('heading', {name: question})});
  await expect(answer.locator('p')).toBeInViewport();
});
