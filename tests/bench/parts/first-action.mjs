/* global PointerEvent, addEventListener, document, location, requestAnimationFrame, window -- what runs in the browser */
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {AIMS, SLOW_4G, THROTTLE} from '../budgets.mjs';
import {throttle, withBrowser} from '../support/browser.mjs';
import {ACTIONS, PHONE, STOCK} from '../support/actions.mjs';
import {ROOT} from '../support/paths.mjs';
import {kept} from '../support/report.mjs';
import {builtSite, prepareStock} from '../support/sites.mjs';
import {median, spread} from '../support/statistics.mjs';

/** A visitor has begun to read by then, and the page has fetched its scripts. */
const LATER_MS = 5_000;
/** Fails rather than waits where an action is never done. */
const PATIENCE_MS = 30_000;
const AGAIN_MS = 100;
const STOCK_SIZE = 50;
/** A choice about cookies made before: the dialog would lie over the control. */
const CHOICE = JSON.stringify({
  preferences: {necessary: true, analytics: false, marketing: false},
  timestamp: new Date().toISOString(),
  version: '1.0',
});
/** Marks the control of an action, the first that can be seen, brings it into view, and waits for the first touch. */
function prepare({control, option}) {
  const element = [...document.querySelectorAll(control)].find(
    (each) =>
      each.checkVisibility() &&
      (option === undefined || each.querySelector(`[value="${option}" i]`) !== null),
  );
  element.dataset.bench = 'control';
  element.scrollIntoView({block: 'center', behavior: 'instant'});
  for (const type of ['pointerdown', 'keydown']) {
    // On the window: the boot script keeps from the document what it remembers.
    addEventListener(type, () => (window.touchedAt ??= performance.now()), {capture: true});
  }
}

/** Milliseconds from the first touch of the page to the first frame in which the control has done what it does. */
function touchedUntilDone({sets, query, done}) {
  return new Promise((resolve) => {
    const look = () => {
      // React may have drawn the control anew.
      const isSet = sets !== undefined && document.querySelector(`[data-bench][${sets}="true"]`) !== null;
      const isAt = query !== undefined && location.search.includes(query);
      const isThere = done !== undefined && document.querySelector(done) !== null;
      if (window.touchedAt !== undefined && (isSet || isAt || isThere)) {
        resolve(performance.now() - window.touchedAt);
      } else {
        requestAnimationFrame(look);
      }
    };
    requestAnimationFrame(look);
  });
}

async function press(page, {key, again, option}, isDone) {
  const control = page.locator('[data-bench]');
  await (key === undefined ? control.tap({force: true}) : page.keyboard.press(key));
  if (option !== undefined) {
    const value = await control.locator(`[value="${option}" i]`).getAttribute('value');
    await control.selectOption(value);
  }
  while (again && !isDone()) {
    await wait(AGAIN_MS);
    await page.touchscreen.tap(...(await middleOf(control)));
  }
}

async function middleOf(control) {
  const {x, y, width, height} = await control.boundingBox();
  return [x + width / 2, y + height / 2];
}

/** One press: `atOnce` where the page runs its script as soon as it has loaded, `later` where nothing happens first. */
async function measure(browser, address, {path: route, screen = PHONE, ...action}, {atOnce, later}) {
  const page = await browser.newPage({viewport: screen, hasTouch: true, isMobile: true});
  page.setDefaultTimeout(PATIENCE_MS);
  await page.addInitScript((choice) => window.localStorage.setItem('user-consent', choice), CHOICE);
  if (atOnce) {
    await page.addInitScript(() =>
      addEventListener('load', () =>
        document.body.dispatchEvent(new PointerEvent('pointermove', {movementX: 1, bubbles: true})),
      ),
    );
  }
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', SLOW_4G);
  await throttle(page, THROTTLE);
  await page.goto(address + route, {waitUntil: later ? 'load' : 'commit'});
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await page.waitForFunction(() => document.readyState !== 'loading');
  if (later) {
    await wait(LATER_MS);
  }
  await page.evaluate(prepare, action);
  let ms;
  const time = page.evaluate(touchedUntilDone, action).then((found) => {
    ms = found;
  });
  const never = wait(PATIENCE_MS, undefined, {ref: false}).then(() => {
    throw new Error(`${action.what}: not done in ${PATIENCE_MS} ms`);
  });
  await Promise.race([Promise.all([time, press(page, action, () => ms !== undefined)]), never]);
  await page.close();
  return ms;
}

/** Times of several presses of each kind, in turn. */
async function measureAll(site, action, ways, runs) {
  const times = ways.map(() => []);
  for (let count = 0; count < runs; count++) {
    for (const [index, way] of ways.entries()) {
      times[index].push(await measure(site.browser, site.address, action, way));
    }
  }
  return times;
}

const WAYS = [{later: true}, {later: true, atOnce: true}, {}, {atOnce: true}];

async function run({runs, log}) {
  const rows = await withBrowser(path.join(ROOT, 'build'), async (site) => {
    const found = [];
    for (const action of ACTIONS) {
      const times = await measureAll(site, action, WAYS, runs);
      log(`${action.what}: ${times.map((each) => spread(each)).join(', ')} ms`);
      const aim = Math.min(AIMS.firstActionMs, AIMS.firstActionTimes * median(times[1]));
      found.push([
        action.what,
        ...times.map((each) => spread(each)),
        Math.round(aim),
        kept(median(times[0]) <= aim),
      ]);
    }
    return found;
  });
  const {dir} = await builtSite('stock', STOCK_SIZE);
  await prepareStock(dir);
  const [stock] = await withBrowser(dir, (site) => measureAll(site, STOCK, [{}], runs));
  log(`${STOCK.what}: ${spread(stock)} ms`);
  return {
    text: `From the first touch of a page that is not live, on one of its controls, to the first frame with what it does: its script runs in between. Touched five seconds after it has loaded, when the page has fetched its script, and as soon as the page is seen, when it has not; beside each the same page where it runs its script at load, and the stock template, which does: there a press is lost until its script runs, so it is pressed until it acts. The aim: at most ${AIMS.firstActionTimes} times the page with script at load, and ${AIMS.firstActionMs} ms. Slow 4G as Lighthouse has it, over HTTP/1, the processor slowed down ${THROTTLE} times, ${runs} runs, nothing in the cache.`,
    tables: [
      {
        columns: [
          'Action',
          '5 s after load, ms',
          '5 s after load, script at load, ms',
          'When seen, ms',
          'When seen, script at load, ms',
          'Aim for the first (not enforced)',
          'Kept',
        ],
        rows: [...rows, [STOCK.what, '-', '-', '-', spread(stock), '-', '-']],
      },
    ],
  };
}

/** How long the first press on each kind of page waits for its answer. */
export default {title: 'First action', run};
