// Measures the site and writes RESULTS.md. It fails on nothing: what a page may weigh is checked by every `npm test`.
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {test, type Browser} from 'playwright/test';
import {chromiumPath} from '../chromium.mjs';
import {addressOf, articles, longest, one, recipes} from '../e2e/support/content';
import {KINDS} from '../e2e/support/inventory';
import {CONSENT, wake} from '../e2e/support/test';
import {scriptsRunBy, seeAll, weightOf} from '../e2e/support/weight';
import {sum} from '../support/gzip';
import {kb, spread, writeSection} from './results';

const RUNS = 3;
const LIST = '/services/growth-recipes';
const RECIPE = addressOf.recipe(longest(recipes));
const ARTICLE = addressOf.article(one(articles, 'article'));
const PHONE = {width: 412, height: 823};
const TABLET = {width: 1024, height: 768};

test('bytes', async ({page}) => {
  const rows = [];
  for (const {kind, path: address} of KINDS.filter(({missing}) => !missing)) {
    await page.goto(address);
    await wake(page);
    await seeAll(page);
    await page.waitForLoadState('networkidle');
    const styles = await page
      .locator('link[rel="stylesheet"]')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
    rows.push({
      'Kind of page': kind,
      HTML: kb(weightOf(address === '/' ? '/index.html' : `${address}.html`)),
      CSS: kb(sum(styles.map(weightOf))),
      Script: kb(sum((await scriptsRunBy(page)).map(weightOf))),
    });
  }
  await writeSection(
    'Bytes',
    'In kilobytes (1,000 bytes) after gzip: a page, all stylesheets that it links once it was seen to its end, and all script that it has run by then.',
    rows,
  );
});

interface Action {
  what: string;
  path: string;
  /** The first of these that can be seen is pressed. */
  control: string;
  /** What is there once it has done its work: an element, or a part of the address. */
  done: string;
  screen?: typeof PHONE;
  key?: string;
  option?: string;
}

/** A control of each kind of page. */
const ACTIONS: readonly Action[] = [
  {
    what: 'home: choose a goal',
    path: '/',
    control: 'main button[aria-pressed="false"]',
    done: '[data-bench][aria-pressed="true"]',
  },
  {
    what: 'recipe: add it to the plan',
    path: RECIPE,
    control: 'main button[data-on="false"]',
    done: '[data-bench][data-on="true"]',
  },
  {
    what: 'recipe list: unfold a card',
    path: LIST,
    control: 'main li button[aria-expanded="false"]',
    done: '[data-bench][aria-expanded="true"]',
  },
  {
    what: 'recipe list on a tablet: open a tab',
    path: LIST,
    control: '[role="tab"][aria-selected="false"]',
    done: '[data-bench][aria-selected="true"]',
    screen: TABLET,
  },
  {
    what: 'recipe list on a tablet: filter',
    path: LIST,
    control: 'main select:has([value="High"])',
    done: '?effort=high',
    option: 'High',
    screen: TABLET,
  },
  {
    what: 'journal list: choose a topic',
    path: '/philosophy/journal',
    control: 'main [role="group"] button[aria-pressed="false"]',
    done: '?topic=',
  },
  {
    what: 'article: open the search by its key',
    path: ARTICLE,
    control: 'header [aria-keyshortcuts]',
    done: 'dialog[open] input[role="combobox"]',
    key: '/',
  },
  {
    what: 'Tetris: start',
    path: '/games/tetris',
    control: '[data-phase="menu"] h2 ~ button',
    done: '[data-phase="playing"]',
  },
];

/** Lighthouse's slow 4G: 1.6 Mbit/s, and several round trips of 150 ms before an answer. */
const SLOW_4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1_638.4 * 0.9 * 1_024) / 8,
  uploadThroughput: (675 * 0.9 * 1_024) / 8,
};
/** Beside a phone's processor. */
const SLOWDOWN = 4;
/** A visitor has begun to read by then. */
const LATER_MS = 5_000;

/** From the first touch of a page to the first frame with what the control does, in ms. */
async function firstPress(
  browser: Browser,
  baseURL: string | undefined,
  action: Action,
  later: boolean,
  atOnce: boolean,
) {
  const page = await browser.newPage({
    baseURL,
    viewport: action.screen ?? PHONE,
    hasTouch: true,
    isMobile: true,
  });
  await page.addInitScript(
    ([choice, runs]) => {
      window.localStorage.setItem('user-consent', choice);
      if (runs) {
        addEventListener('load', () =>
          document.body.dispatchEvent(new PointerEvent('pointermove', {movementX: 1, bubbles: true})),
        );
      }
    },
    [JSON.stringify(CONSENT), atOnce] as const,
  );
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', SLOW_4G);
  await client.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
  await page.goto(action.path, {waitUntil: later ? 'load' : 'commit'});
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await page.waitForFunction(() => document.readyState !== 'loading');
  if (later) {
    await page.waitForTimeout(LATER_MS);
  }
  const control = page.locator(action.control).filter({visible: true}).first();
  const handle = await control.elementHandle();
  await handle.evaluate((element: HTMLElement) => {
    element.dataset.bench = '';
    element.scrollIntoView({block: 'center', behavior: 'instant'});
    const {dataset} = document.documentElement;
    for (const type of ['pointerdown', 'keydown']) {
      // On the window: the boot script keeps from the document what it remembers.
      addEventListener(type, () => (dataset.touched ??= String(performance.now())), {capture: true});
    }
  });
  const time = page.evaluate(
    (done) =>
      new Promise<number>((resolve) => {
        const look = () => {
          const touched = document.documentElement.dataset.touched;
          const isDone = done.startsWith('?')
            ? location.search.includes(done.slice(1))
            : document.querySelector(done) !== null;
          if (touched !== undefined && isDone) {
            resolve(performance.now() - Number(touched));
          } else {
            requestAnimationFrame(look);
          }
        };
        requestAnimationFrame(look);
      }),
    action.done,
  );
  const marked = page.locator('[data-bench]');
  await (action.key === undefined ? marked.tap({force: true}) : page.keyboard.press(action.key));
  if (action.option !== undefined) {
    await marked.selectOption(action.option);
  }
  const ms = await time;
  await page.close();
  return ms;
}

/** When a page is touched, and whether it runs its script at load instead. */
const WAYS = [
  {title: '5 s after load', later: true, atOnce: false},
  {title: '5 s after load, script at load', later: true, atOnce: true},
  {title: 'When seen', later: false, atOnce: false},
  {title: 'When seen, script at load', later: false, atOnce: true},
];

test('first press', async ({browser, baseURL}) => {
  const rows = [];
  for (const action of ACTIONS) {
    const times = WAYS.map((): number[] => []);
    for (let run = 0; run < RUNS; run += 1) {
      for (const [at, {later, atOnce}] of WAYS.entries()) {
        times[at]?.push(await firstPress(browser, baseURL, action, later, atOnce));
      }
    }
    rows.push({
      Action: action.what,
      ...Object.fromEntries(WAYS.map(({title}, at) => [title, spread(times[at] ?? [])])),
    });
  }
  await writeSection(
    'First press',
    `In ms, from the first touch of a page that is not live, on one of its controls, to the first frame with what it does; beside it the same page where it runs its script at load. Slow 4G as Lighthouse has it, the processor slowed down ${SLOWDOWN} times, ${RUNS} runs, nothing in the cache.`,
    rows,
  );
});

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

interface Report {
  categories: Record<string, {score: number}>;
  audits: Record<string, {numericValue: number}>;
}

/** One run of Lighthouse's own program, with its settings for a phone. */
function lighthouse(url: string): Report {
  const file = path.join(test.info().outputPath('report.json'));
  execFileSync(
    process.execPath,
    [
      require.resolve('lighthouse/cli/index.js'),
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${CATEGORIES.join()}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    {env: {...process.env, CHROME_PATH: chromiumPath()}},
  );
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Report;
}

test('Lighthouse', async ({baseURL}) => {
  const pages = ['/', RECIPE, ARTICLE, '/growth-hubs/meta-ads', LIST, '/contact'];
  const reports = pages.map((): Report[] => []);
  // One page after the other, so that a slow minute of the machine meets all of them.
  for (let run = 0; run < RUNS; run += 1) {
    pages.forEach((address, at) => reports[at]?.push(lighthouse(`${baseURL}${address}`)));
  }
  await writeSection(
    'Lighthouse',
    `For a phone, with its own settings (simulated slow 4G, processor slowed down 4 times), ${RUNS} runs: the median, with the lowest and the highest. FCP, LCP and TBT in ms.`,
    pages.map((address, at) => {
      const all = reports[at] ?? [];
      return {
        Page: address,
        ...Object.fromEntries(
          CATEGORIES.map((id) => [
            id,
            spread(all.map(({categories}) => Math.round((categories[id]?.score ?? 0) * 100))),
          ]),
        ),
        ...Object.fromEntries(
          Object.entries(METRICS).map(([name, id]) => [
            name,
            spread(
              all.map(({audits}) => audits[id]?.numericValue ?? NaN),
              name === 'CLS' ? 3 : 0,
            ),
          ]),
        ),
      };
    }),
  );
});
