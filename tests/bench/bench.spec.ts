// Measures the site and writes RESULTS.md. It fails on nothing: what a page may weigh is checked by every `npm test`.
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {test, type Browser} from 'playwright/test';
import {chromiumPath} from '../chromium.mjs';
import {addressOf, articles, longest, one, recipes} from '../e2e/support/content';
import {CONSENT} from '../e2e/support/test';
import {servePeers} from './peers';
import {spread, writeSection} from './results';

const RUNS = 3;
const LIST = '/services/growth-recipes';
const RECIPE = addressOf.recipe(longest(recipes));
const ARTICLE = addressOf.article(one(articles, 'article'));
const CHOICE = JSON.stringify(CONSENT);

/** A control of each kind, by what only its state before matches. */
const ACTIONS: readonly (readonly [what: string, path: string, control: string])[] = [
  ['home: choose a goal', '/', 'main button[aria-pressed="false"]'],
  ['recipe: add it to the plan', RECIPE, 'main button[data-on="false"]'],
  ['recipe list: unfold a card', LIST, 'main li button[aria-expanded="false"]'],
  ['journal list: choose a topic', '/philosophy/journal', 'main [role="group"] button[aria-pressed="false"]'],
  [
    'article: open the search',
    ARTICLE,
    'body:not(:has(dialog[open] [role="combobox"])) header [aria-keyshortcuts]',
  ],
  ['Tetris: start', '/games/tetris', '[data-phase="menu"] h2 ~ button'],
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
  [, path, control]: (typeof ACTIONS)[number],
  atOnce: boolean,
) {
  const page = await browser.newPage({
    baseURL,
    viewport: {width: 412, height: 823},
    hasTouch: true,
    isMobile: true,
  });
  await page.addInitScript((choice) => window.localStorage.setItem('user-consent', choice), CHOICE);
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', SLOW_4G);
  await client.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
  await page.goto(path);
  if (atOnce) {
    await page.evaluate(() => document.body.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true})));
  }
  await page.waitForTimeout(LATER_MS);
  const marked = await page.locator(control).filter({visible: true}).first().elementHandle();
  await marked.evaluate((element) => element.scrollIntoView({block: 'center', behavior: 'instant'}));
  // A handle on the promise, so that its listeners are there before the press.
  const time = await marked.evaluateHandle((element: HTMLElement, before) => {
    const pressed = new Promise<number>((resolve) => {
      // On the window: the boot script keeps from the document what it remembers.
      addEventListener('pointerdown', () => resolve(performance.now()), {capture: true, once: true});
    });
    const done = async () => {
      const start = await pressed;
      // A press that does nothing is as slow as this.
      while (element.isConnected && element.matches(before) && performance.now() - start < 10_000) {
        await new Promise(requestAnimationFrame);
      }
      return performance.now() - start;
    };
    return {ms: done()};
  }, control);
  await marked.tap({force: true});
  const ms = await time.evaluate((both) => both.ms);
  await page.close();
  return ms;
}

test('first press', async ({browser, baseURL}) => {
  const rows = [];
  for (const action of ACTIONS) {
    const [asBuilt, atLoad]: [number[], number[]] = [[], []];
    for (let run = 0; run < RUNS; run += 1) {
      asBuilt.push(await firstPress(browser, baseURL, action, false));
      atLoad.push(await firstPress(browser, baseURL, action, true));
    }
    rows.push({Action: action[0], '5 s after load': spread(asBuilt), 'Script at load': spread(atLoad)});
  }
  await writeSection(
    'First press',
    `In ms, from the first touch of a page that is not live, on one of its controls, to the first frame with what it does; beside it the same page where it runs its script at load. Slow 4G as Lighthouse has it, the processor slowed down ${SLOWDOWN} times, ${RUNS} runs, nothing in the cache.`,
    rows,
  );
});

/** One of each kind. */
const PAGES = [
  '/',
  RECIPE,
  LIST,
  ARTICLE,
  '/toolkit/calculators/runway',
  '/growth-hubs/meta-ads',
  '/services/growth-recipes/plan',
  '/contact',
  '/games/tetris',
];

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const METRICS = [
  ['FCP', 'first-contentful-paint'],
  ['LCP', 'largest-contentful-paint'],
  ['TBT', 'total-blocking-time'],
  ['CLS', 'cumulative-layout-shift', 3],
] as const;

interface Report {
  categories: Record<string, {score: number}>;
  audits: Record<string, {numericValue: number}>;
}

/** Not a dependency: it is 130 MB for this alone. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

/** One run of Lighthouse's own program, with its settings for a phone. */
function lighthouse(url: string): Report {
  const file = path.join(test.info().outputPath('report.json'));
  execFileSync(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
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
  const same = [RECIPE, ...recipes.map(addressOf.recipe).filter((address) => address !== RECIPE)].slice(0, 5);
  const {sites, stop} = await servePeers(
    4180,
    same.map((address) => ({
      name: path.basename(address),
      markdown: fs.readFileSync(path.join(__dirname, `../../build${address}.md`), 'utf8'),
    })),
  );
  const pages = [
    ...PAGES.map((address) => ({name: address, url: `${baseURL}${address}`})),
    ...sites.map(({name, url}) => ({name: `The same recipe with ${name}`, url})),
  ];
  const reports = pages.map((): Report[] => []);
  // One page after the other, so that a slow minute of the machine meets all of them.
  for (let run = 0; run < RUNS; run += 1) {
    pages.forEach(({url}, at) => reports[at]?.push(lighthouse(url)));
  }
  stop();
  await writeSection(
    'Lighthouse',
    `For a phone, with its own settings (simulated slow 4G, processor slowed down 4 times), ${RUNS} runs: the median, with the lowest and the highest. FCP, LCP and TBT in ms. Beside our pages, the same recipe and four more as plain pages of Starlight and of Docusaurus' own template.`,
    pages.map(({name}, at) => {
      const of = (value: (report: Report) => number | undefined, digits = 0) =>
        spread(reports[at]?.map((report) => value(report) ?? NaN) ?? [], digits);
      const columns = [
        ...CATEGORIES.map((id) => [id, of(({categories}) => (categories[id]?.score ?? NaN) * 100)]),
        ...METRICS.map(([name, id, digits]) => [name, of(({audits}) => audits[id]?.numericValue, digits)]),
      ];
      return {Page: name, ...(Object.fromEntries(columns) as Record<string, string>)};
    }),
  );
});
