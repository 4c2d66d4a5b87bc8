/* global document, window, requestAnimationFrame -- what runs in the browser */
import path from 'node:path';
import {transformFileSync} from '@swc/core';
import {AIMS, THROTTLE} from '../budgets.mjs';
import {throttle, wake, withBrowser} from '../support/browser.mjs';
import {ROOT} from '../support/paths.mjs';
import {kept} from '../support/report.mjs';
import {recipesOf} from '../support/recipes.mjs';
import {builtSite} from '../support/sites.mjs';
import {median, percentile} from '../support/statistics.mjs';
import {load} from '../support/typescript.mjs';

const LIST = '/services/growth-recipes';
const WORDS = ['retention', 'klaviyo', 'denmark', 'geo holdout'];
/** Longer than the list waits before it writes the text into the address, so that this is not mistaken for the typing. */
const PAUSE_MS = 500;
/** Where the site's own modules are served to the browser, one by one, as they are in the project. */
const SOURCES = '/bench-sources/';

/** Serves the project's TypeScript to `import()` in the page. */
async function offerSources(page) {
  await page.route(`**${SOURCES}**`, (route) => {
    const file = path.join(ROOT, new URL(route.request().url()).pathname.slice(SOURCES.length));
    const {code} = transformFileSync(`${file}.ts`, {jsc: {parser: {syntax: 'typescript'}, target: 'es2022'}});
    return route.fulfill({contentType: 'text/javascript', body: code});
  });
}

/** Milliseconds of search and filters themselves, for each letter typed. */
async function filterTimes(page, cards) {
  await offerSources(page);
  return page.evaluate(
    async ({sources, recipes, words}) => {
      const {searchRecipes} = await import(`${sources}src/features/recipes/list/search`);
      const {filterRecipes} = await import(`${sources}src/features/recipes/list/select`);
      const {toThesaurus} = await import(`${sources}src/features/search/words/synonyms`);
      const thesaurus = toThesaurus({same: [], means: {}});
      const {NO_FILTERS} = await import(`${sources}src/features/recipes/list/filters`);
      const texts = words.flatMap((word) => [...word].map((_, index) => word.slice(0, index + 1)));
      return texts.map((search) => {
        const filters = {...NO_FILTERS, search};
        const started = performance.now();
        filterRecipes(searchRecipes(recipes, search, thesaurus).recipes, filters);
        return performance.now() - started;
      });
    },
    {sources: SOURCES, recipes: cards, words: WORDS},
  );
}

/** Notes for every change of a field how long it took until the next picture was on the screen. */
function watchPaints() {
  window.paints = [];
  const onInput = ({timeStamp}) =>
    requestAnimationFrame(() => setTimeout(() => window.paints.push(performance.now() - timeStamp)));
  document.addEventListener('input', onInput, {capture: true});
}

async function paintTimes(page) {
  const field = page.getByPlaceholder('Search recipes...');
  await page.evaluate(watchPaints);
  for (const word of WORDS) {
    await field.fill('');
    await page.waitForTimeout(PAUSE_MS);
    await field.pressSequentially(word, {delay: PAUSE_MS});
  }
  await page.waitForTimeout(PAUSE_MS);
  return page.evaluate(() => window.paints);
}

async function run({sizes, log}) {
  const size = Math.max(...sizes);
  log(`building the site with ${size} recipes, unless that is done`);
  const {dir} = await builtSite('ours', size);
  const {toCard} = load('src/data/recipes/types.ts');
  const cards = recipesOf(size).map(toCard);
  const {pure, paints} = await withBrowser(dir, async ({address, browser}) => {
    const page = await browser.newPage();
    await page.goto(address + LIST);
    await wake(page);
    await throttle(page, THROTTLE);
    return {pure: await filterTimes(page, cards), paints: await paintTimes(page)};
  });
  const row = (what, times, aim) => [
    what,
    median(times).toFixed(1),
    percentile(times, 0.95).toFixed(1),
    aim,
    kept(percentile(times, 0.95) < aim),
  ];
  const rows = [
    row('Search and filters alone', pure, AIMS.keystrokeMs),
    row('Letter typed until the next picture is on the screen', paints, AIMS.pictureMs),
  ];
  rows.forEach((cells) => log(cells.join(', ')));
  return {
    text: `The real list page of a site with ${size} recipes, its processor slowed down ${THROTTLE} times. The last row is all that happens: typing, filter, counts, map, React, layout and paint.`,
    tables: [
      {
        columns: [
          'What, ms a keystroke',
          'Median',
          '95th percentile',
          'Aim for the 95th (not enforced)',
          'Kept',
        ],
        rows,
      },
    ],
  };
}

/** What a keystroke in the recipe list costs where there are very many recipes. */
export default {title: 'Filter', run};
