/* global document, location, requestAnimationFrame -- what runs in the browser */
import path from 'node:path';
import {AIMS, SLOW_4G, THROTTLE} from '../budgets.mjs';
import {throttle, untilQuiet, withBrowser} from '../support/browser.mjs';
import {ROOT, SAMPLE_RECIPE} from '../support/paths.mjs';
import {kept} from '../support/report.mjs';
import {median, spread} from '../support/statistics.mjs';

const LIST = '/services/growth-recipes';
/** The consent dialog comes after a second, and everything else by then. */
const QUIET_MS = 2_000;
const PHONE = {width: 412, height: 823};

/** A control for each kind of page: which is pressed, and what says that it is done: its own state, the address, the page. */
const ACTIONS = [
  {
    what: 'home: choose a goal',
    path: '/',
    control: 'main button[aria-pressed="false"]',
    sets: 'aria-pressed',
  },
  {
    what: 'recipe: save it',
    path: `${LIST}/${SAMPLE_RECIPE}`,
    control: 'main button[aria-pressed="false"]',
    sets: 'aria-pressed',
  },
  {
    what: 'recipe list: open a tab',
    path: LIST,
    control: '[role="tab"][aria-selected="false"]',
    sets: 'aria-selected',
  },
  {
    what: 'recipe list: filter',
    path: LIST,
    control: 'main select',
    option: 'high',
    query: 'effort=high',
  },
  {
    what: 'journal list: choose a topic',
    path: '/philosophy/journal',
    control: 'main [role="group"] button[aria-pressed="false"]',
    query: 'topic=',
  },
  {
    what: 'article: open the search',
    path: '/philosophy/journal/pmax-optimization-2025',
    control: 'header [aria-keyshortcuts]',
    done: 'dialog[open] input[role="combobox"]',
  },
  {
    what: 'Tetris: start',
    path: '/games/tetris',
    control: '[data-phase="menu"] h2 ~ button',
    done: '[data-phase="playing"]',
  },
];

/**
 * Presses the control once the page is quiet, without any sign of intent before, and waits for what comes of it: gives
 * milliseconds from the press to the first frame in which it is there.
 */
function pressedUntilDone({control, option, sets, query, done}) {
  const element = [...document.querySelectorAll(control)].find(
    (each) => option === undefined || each.querySelector(`[value="${option}" i]`) !== null,
  );
  const pressed = performance.now();
  if (option === undefined) {
    element.click();
  } else {
    element.value = element.querySelector(`[value="${option}" i]`).value;
    for (const type of ['input', 'change']) {
      element.dispatchEvent(new Event(type, {bubbles: true}));
    }
  }
  return new Promise((resolve) => {
    const look = () => {
      if (
        element.getAttribute(sets) === 'true' ||
        (query !== undefined && location.search.includes(query)) ||
        (done !== undefined && document.querySelector(done) !== null)
      ) {
        resolve(performance.now() - pressed);
      } else {
        requestAnimationFrame(look);
      }
    };
    requestAnimationFrame(look);
  });
}

async function measure(browser, address, {path: route, ...action}) {
  const page = await browser.newPage({viewport: PHONE});
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', SLOW_4G);
  await throttle(page, THROTTLE);
  await page.goto(address + route);
  await untilQuiet(page, QUIET_MS);
  const ms = await page.evaluate(pressedUntilDone, action);
  await page.close();
  return ms;
}

async function run({runs, log}) {
  const rows = await withBrowser(path.join(ROOT, 'build'), async ({address, browser}) => {
    const found = [];
    for (const action of ACTIONS) {
      const times = [];
      for (let count = 0; count < runs; count++) {
        times.push(await measure(browser, address, action));
      }
      log(`${action.what}: ${spread(times)} ms`);
      found.push([action.what, spread(times), AIMS.firstActionMs, kept(median(times) <= AIMS.firstActionMs)]);
    }
    return found;
  });
  return {
    text: `From the press of a control on a page that has loaded but is not live, because nothing was touched before, to the first frame with what it does: all script is fetched in between. Slow 4G as Lighthouse has it, the processor slowed down ${THROTTLE} times, ${runs} runs, nothing in the cache.`,
    tables: [{columns: ['Action', 'ms', 'Aim (not enforced)', 'Kept'], rows}],
  };
}

/** How long the first press on each kind of page waits for its answer. */
export default {title: 'First action', run};
