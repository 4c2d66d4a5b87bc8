import fs from 'node:fs';
import path from 'node:path';
import {stepsInFull} from '../../../src/data/recipes/words';
import {serialiseSearch} from '../../../src/features/search/facets';
import {createSiteSearch} from '../../../src/features/search/siteSearch';
import type {SearchFile} from '../../../src/features/search/types';
import {sum} from '../../support/gzip';
import {LIMITS} from '../../support/limits';
import {violations} from '../support/axe';
import {addressOf, articles, one, recipes} from '../support/content';
import {overflow} from '../support/fits';
import {hold} from '../support/scripts';
import {dialog, field, options, results, status} from '../support/search';
import {expect, given, stopClock, test} from '../support/test';
import {BUILD, weightOf} from '../support/weight';

const NOTHING = 'zzzzqqqq';
const recipe = one(recipes, 'recipe');
const channel = one(recipe.channels, 'channel');
const wordsOf = (item: (typeof recipes)[number]) =>
  stepsInFull(item)
    .map(({task, text}) => `${task} ${text}`)
    .join(' ');
const mentions = (text: string, word: string) => text.toLowerCase().includes(word);
const file = JSON.parse(fs.readFileSync(path.join(BUILD, 'pagefind/entries.json'), 'utf8')) as SearchFile;
const index = createSiteSearch(file);
/** A word that few titles answer, and another recipe has in its steps: there the texts are asked, too. */
const word = one(
  recipes.flatMap(({name}) => name.toLowerCase().match(/\b[a-z]{6,}\b/g) ?? []),
  'word that titles and texts share',
  (each) => {
    const {entries, askTexts} = index(each);
    const found = entries.map((entry) => entry.path);
    return (
      entries.length > 0 &&
      askTexts &&
      recipes.some((other) => !found.includes(addressOf.recipe(other)) && mentions(wordsOf(other), each))
    );
  },
);

test('shows what titles give at once, and adds the texts below without moving the choice', async ({
  page,
  goto,
}) => {
  const release = await hold(page, '**/wasm.en.pagefind');
  await goto('/search');
  await field(page).fill(word);
  await expect(options(page).first()).toBeVisible();
  await expect(results(page)).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText(/^\d+ results? so far, searching the texts$/)).toBeVisible();
  const first = await options(page).count();
  const chosen = options(page).first();
  await chosen.focus();
  const before = {text: await chosen.textContent(), box: await chosen.boundingBox()};
  await expect(status(page)).toHaveCount(0);
  release();
  await expect(results(page)).toHaveAttribute('aria-busy', 'false');
  expect(await options(page).count()).toBeGreaterThan(first);
  expect({text: await chosen.textContent(), box: await chosen.boundingBox()}).toEqual(before);
  await expect(chosen).toBeFocused();
  await expect(status(page)).toHaveText(/results$/);
});

test('the page of results is named after its query, read by headings and links, and reached by Tab', async ({
  page,
  goto,
}) => {
  await goto(`/search?q=${word}`);
  await expect(page).toHaveTitle(new RegExp(`^${word}: search results \\|`));
  await expect(results(page)).toHaveAttribute('aria-busy', 'false');
  const groups = await results(page).getByRole('heading', {level: 2}).allTextContents();
  expect(groups).not.toEqual([]);
  for (const name of groups) {
    await expect(results(page).getByRole('list', {name, exact: true})).toBeVisible();
  }
  // A space after the last word asks nothing again.
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.body.textContent.includes('so far, searching')) {
        document.body.dataset.again = 'true';
      }
    }).observe(document.body, {childList: true, subtree: true, characterData: true});
  });
  await field(page).press('End');
  await field(page).press('Space');
  await expect(page).toHaveURL(/(\+|%20)$/);
  await expect(page.locator('body')).not.toHaveAttribute('data-again');

  await field(page).fill(NOTHING);
  await expect(page).toHaveTitle(new RegExp(`^${NOTHING}: search results \\|`));
  await field(page).fill('');
  await expect(page).toHaveTitle(/^Search \|/);

  await goto(`/search?q=${word}`);
  await expect(results(page)).toHaveAttribute('aria-busy', 'false');
  await results(page).getByRole('link').first().focus();
  const second = results(page).getByRole('link').nth(1);
  await page.keyboard.press('Tab');
  await expect(second).toBeFocused();
  const address = (await second.getAttribute('href')) ?? 'none';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
});

test('announces one answer, not one for each letter', async ({page, goto}) => {
  await page.clock.install();
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
  // On a busy machine two letters may come so far apart that the first is an answer of its own: only the page's clock counts.
  await stopClock(page);
  for (const letter of word) {
    await field(page).press(letter);
    await page.clock.runFor(60);
  }
  await page.clock.resume();
  await expect(status(page)).toHaveText(/results?$/);
  const heard = await page.evaluate(() => (window as unknown as {heard: string[]}).heard);
  expect(new Set(heard.filter((text) => text !== '')).size).toBe(1);
});

test('a facet counts, narrows, is in the address and is left by Back; nothing found under it leads on', async ({
  page,
  goto,
}) => {
  await goto(`/search?q=${encodeURIComponent(channel)}`);
  const facet = page.getByRole('combobox', {name: 'Channel', exact: true});
  const option = facet.getByRole('option').filter({hasText: new RegExp(`^${channel} \\(\\d+\\)$`)});
  const count = Number(/\d+/.exec((await option.textContent()) ?? '')?.[0]);
  await facet.selectOption(channel);
  await expect(page).toHaveURL(/&channel=/);
  await expect(options(page)).toHaveCount(count);
  await page.goBack();
  await expect(facet).toHaveValue('all');

  await facet.selectOption(channel);
  await field(page).fill(NOTHING);
  await expect(status(page)).toHaveText(`Nothing found for "${NOTHING}" in ${channel}.`);
  await page.getByRole('button', {name: 'Search everything'}).press('Enter');
  await expect(field(page)).toBeFocused();
  await expect(status(page)).toHaveText(`Nothing found for "${NOTHING}".`);
  await expect(page.getByRole('main').locator('a[href^="/services/growth-recipes"]').first()).toBeVisible();
});

test('what only a text says is found under a facet, too', async ({page, goto}) => {
  const found = index(word).entries.map((entry) => entry.path);
  const other = one(
    recipes,
    'recipe with the word in its steps alone',
    (each) => !found.includes(addressOf.recipe(each)) && mentions(wordsOf(each), word),
  );
  const facets = {channel: one(other.channels, 'channel'), stage: other.buyingCycle};
  await goto(`/search${serialiseSearch(word, facets)}`);
  await expect(options(page).filter({hasText: other.name})).toBeVisible();
});

test('the dialog gives way to an answer on the page below it, and to results that are there already', async ({
  page,
  goto,
}) => {
  const article = given(articles, 'article with questions', ({front}) => front.faq !== undefined);
  const {question} = one(article.front.faq ?? [], 'question of the article');
  await goto(addressOf.article(article));
  await page.keyboard.press('Control+k');
  await field(page).fill(question);
  const answer = options(page)
    .and(page.locator(`[href*="${addressOf.article(article)}#"]`))
    .filter({hasText: question});
  await answer.first().click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator('main details[open]').filter({hasText: question})).toBeInViewport();

  await goto(`/search?q=${word}`);
  await page.keyboard.press('Control+k');
  const own = dialog(page).getByRole('combobox', {name: 'Search the site'});
  await own.fill(word);
  await own.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(options(page).first()).toBeVisible();
});

test('loads nothing of the search before it is opened, and little for the first query', async ({
  page,
  goto,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await goto('/philosophy');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((address) => address.startsWith('/pagefind/'))).toEqual([]);
  const before = asked.length;
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await field(page).fill(recipe.name);
  await expect(options(page).first()).toBeVisible();
  await expect(results(page)).toHaveAttribute('aria-busy', 'false');
  await page.waitForLoadState('networkidle');
  expect(asked).toContain('/pagefind/entries.json');
  // Pagefind waits for a query that no title answers, and for the page of results.
  expect(asked).not.toContain('/pagefind/pagefind.js');
  const fetched = [...new Set(asked.slice(before))];
  expect(sum(fetched.map(weightOf))).toBeLessThanOrEqual(LIMITS.search);
});

test('open, with results and without, it has no accessibility violation and fits 320 px', async ({
  page,
  goto,
}) => {
  await goto('/search');
  await field(page).fill(channel);
  await expect(options(page).first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({width: 320, height: 640});
  expect(await overflow(page)).toBe(0);

  await page.keyboard.press('Control+k');
  const own = dialog(page).getByRole('combobox', {name: 'Search the site'});
  await own.fill(channel);
  const last = dialog(page).getByRole('listbox').getByRole('option').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  expect(await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await own.press('ArrowDown');
  expect(await violations(page)).toEqual([]);
  await own.fill(NOTHING);
  await expect(dialog(page).getByRole('status')).toHaveText(/Nothing found/);
  expect(await violations(page)).toEqual([]);
});

test('one answer for one query, whether it is typed, linked or returned to', async ({page, goto}) => {
  const answer = async () => {
    await expect(field(page)).toHaveValue('pitch deck');
    await expect(options(page).first()).toBeVisible();
    await expect(results(page)).toHaveAttribute('aria-busy', 'false');
    return options(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  };
  await goto('/search');
  await field(page).pressSequentially('pitch deck', {delay: 40});
  await expect(page).toHaveURL(/deck$/);
  const typed = await answer();
  await options(page).first().click();
  await expect(page).not.toHaveURL(/search/);
  await page.goBack();
  expect(await answer()).toEqual(typed);
  await goto('/search?q=pitch%20deck');
  expect(await answer()).toEqual(typed);
});

test('Back to results returns to the place, once they are there again, from a page of the site and from elsewhere', async ({
  page,
  goto,
}) => {
  const top = () => page.evaluate(() => window.scrollY);
  await goto('/search?q=customers');
  await expect(options(page).first()).toBeVisible();
  await page.evaluate(() => window.scrollTo({top: 1_400, behavior: 'instant'}));
  await expect.poll(top).toBe(1_400);
  await options(page)
    .last()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).not.toHaveURL(/search/);
  await page.goBack();
  await expect.poll(top).toBe(1_400);
  await page.goto('/imprint');
  await page.goBack();
  await expect.poll(top).toBe(1_400);
});
