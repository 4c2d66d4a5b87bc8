/* global document, window, MutationObserver -- what runs in the browser */
import fs from 'node:fs';
import path from 'node:path';
import {AIMS, BYTES} from '../budgets.mjs';
import {untilQuiet, wake, withBrowser} from '../support/browser.mjs';
import {ROOT} from '../support/paths.mjs';
import {kb, kept} from '../support/report.mjs';
import {median, spread} from '../support/statistics.mjs';

const BUILD = path.join(ROOT, 'build');
const QUERY = 'geo holdout';
const QUIET_MS = 1_000;

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

async function measure(browser, address) {
  const page = await browser.newPage();
  await page.goto(address);
  await wake(page);
  await untilQuiet(page, QUIET_MS);
  await page.evaluate(watch);
  const requests = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.keyboard.press('Control+k');
  await page.locator('dialog[open] input').first().waitFor();
  await page.keyboard.type(QUERY);
  await page.waitForFunction(() => window.foundAt !== undefined);
  await untilQuiet(page, QUIET_MS);
  const ms = await page.evaluate(() => window.foundAt - window.typedAt);
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  await page.close();
  return {ms, size: sizes.reduce((sum, {responseBodySize}) => sum + responseBodySize, 0) / 1000};
}

async function run({runs, log}) {
  if (!fs.existsSync(path.join(BUILD, 'pagefind'))) {
    log('skipped: this build has no search');
    return {text: 'Skipped: this build has no search.', tables: []};
  }
  const found = await withBrowser(BUILD, async ({address, browser}) => {
    const all = [];
    for (let count = 0; count < runs; count++) {
      all.push(await measure(browser, address));
      log(`${kb(all.at(-1).size)} KB, ${all.at(-1).ms.toFixed(0)} ms`);
    }
    return all;
  });
  const times = found.map(({ms}) => ms);
  const size = Math.max(...found.map((each) => each.size));
  return {
    text: `The dialog is opened and "${QUERY}" typed at once, with nothing of the search loaded before: ${runs} runs.`,
    tables: [
      {
        columns: ['What', 'Found', 'Limit', 'Kept'],
        rows: [
          ['Transferred from opening to results, KB', kb(size), BYTES.search, kept(size <= BYTES.search)],
          [
            'First letter to first result, ms',
            spread(times),
            `${AIMS.firstHitMs} (not enforced)`,
            kept(median(times) <= AIMS.firstHitMs),
          ],
        ],
      },
    ],
    over: size > BYTES.search ? [`first search: ${kb(size)} KB, limit ${BYTES.search} KB`] : [],
  };
}

/** What the first search costs. */
export default {title: 'Search', run};
