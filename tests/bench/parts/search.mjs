/* global document, window, MutationObserver -- what runs in the browser */
import fs from 'node:fs';
import path from 'node:path';
import {AIMS} from '../budgets.mjs';
import {untilQuiet, wake, withBrowser} from '../support/browser.mjs';
import {ROOT} from '../support/paths.mjs';
import {kb, kept} from '../support/report.mjs';
import {median, spread} from '../support/statistics.mjs';
import {load} from '../support/typescript.mjs';

const {LIMITS} = load('tests/support/limits.ts');

const BUILD = path.join(ROOT, 'build');

/** What is searched for: the first is timed as well. Of one to three words, answered by titles, by texts, and by both. */
const QUERIES = [
  'geo holdout',
  'klaviyo flows',
  'retention',
  'investor deck',
  'series a',
  'winback offer',
  'unsubscribe',
  'spreadsheet',
  'incrementality test budget',
  'refund policy checkout',
  'raise money investors',
  'supplier delivery delays',
];
const QUIET_MS = 1_000;

/** Files are told apart by what they are for; the names of some are hashes. */
const groupOf = (url) => new URL(url).pathname.replace(/[^/]+(?=\.(pf_|js$|css$))/, '*');

/** Notes when the first key went down in the field, and when the first result stood in the page. */
function watch() {
  document.addEventListener('input', () => (window.typedAt ??= performance.now()), {
    capture: true,
    once: true,
  });
  new MutationObserver(() => {
    if (document.querySelector('[role="option"] *') !== null) {
      window.foundAt ??= performance.now();
    }
  }).observe(document, {subtree: true, childList: true});
}

async function measure(browser, address, query) {
  const page = await browser.newPage();
  await page.goto(address);
  await wake(page);
  await untilQuiet(page, QUIET_MS);
  await page.evaluate(watch);
  const requests = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.keyboard.press('Control+k');
  await page.locator('dialog[open] input').first().waitFor();
  await page.keyboard.type(query);
  await page.waitForFunction(() => window.foundAt !== undefined);
  await untilQuiet(page, QUIET_MS);
  const ms = await page.evaluate(() => window.foundAt - window.typedAt);
  const files = await Promise.all(
    requests.map(async (request) => ({
      group: groupOf(request.url()),
      size: (await request.sizes()).responseBodySize,
    })),
  );
  await page.close();
  return {ms, files, size: files.reduce((sum, {size}) => sum + size, 0)};
}

/** The files of one search, those of a kind together, the heaviest first. */
function fileRows(files) {
  const groups = new Map();
  for (const {group, size} of files) {
    const {count, total} = groups.get(group) ?? {count: 0, total: 0};
    groups.set(group, {count: count + 1, total: total + size});
  }
  return [...groups]
    .sort(([, a], [, b]) => b.total - a.total)
    .map(([group, {count, total}]) => [group, count, kb(total)]);
}

async function run({runs, log}) {
  if (!fs.existsSync(path.join(BUILD, 'pagefind'))) {
    log('skipped: this build has no search');
    return {text: 'Skipped: this build has no search.', tables: []};
  }
  const [timed, ...others] = QUERIES;
  const queries = [...Array.from({length: runs}, () => timed), ...others];
  const found = await withBrowser(BUILD, async ({address, browser}) => {
    const all = [];
    for (const query of queries) {
      const one = {query, ...(await measure(browser, address, query))};
      all.push(one);
      log(`${query}: ${kb(one.size)} KB, ${one.ms.toFixed(0)} ms`);
    }
    return all;
  });
  const times = found.slice(0, runs).map(({ms}) => ms);
  const size = Math.max(...found.map((each) => each.size));
  return {
    text: `The dialog is opened and a query typed at once, with nothing of the search loaded before: "${timed}" ${runs} times, ${others.length} others once.`,
    tables: [
      {
        columns: ['What', 'Found', 'Limit', 'Kept'],
        rows: [
          [
            'Most transferred from opening to results, KB',
            kb(size),
            kb(LIMITS.search),
            kept(size <= LIMITS.search),
          ],
          [
            `First letter to first result of "${timed}", ms`,
            spread(times),
            `${AIMS.firstHitMs} (not enforced)`,
            kept(median(times) <= AIMS.firstHitMs),
          ],
        ],
      },
      {columns: [`Fetched for "${timed}"`, 'Files', 'KB'], rows: fileRows(found[0].files)},
      {
        columns: ['Query', 'KB', 'First result, ms'],
        rows: found.slice(runs - 1).map(({query, size: total, ms}) => [query, kb(total), ms.toFixed(0)]),
      },
    ],
    over: size > LIMITS.search ? [`first search: ${kb(size)} KB, limit ${kb(LIMITS.search)} KB`] : [],
  };
}

/** What the first search costs. */
export default {title: 'Search', run};
