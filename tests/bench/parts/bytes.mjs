import fs from 'node:fs';
import path from 'node:path';
import {AIMS} from '../budgets.mjs';
import {untilQuiet, wake, withBrowser} from '../support/browser.mjs';
import {ROOT} from '../support/paths.mjs';
import {kb} from '../support/report.mjs';
import {load} from '../support/typescript.mjs';
import {fileBytes, weigh} from '../support/weigh.mjs';

const {sum} = load('tests/support/gzip.ts');
const {LIMITS} = load('tests/support/limits.ts');
const {watchShifts} = load('tests/e2e/support/shifts.ts');
const {seeAll} = load('tests/e2e/support/weight.ts');

const BUILD = path.join(ROOT, 'build');
/** The consent dialog comes one second after a first visitor. */
const QUIET_MS = 1_500;
const PHONE = {width: 412, height: 823};

async function measure(browser, address, {kind, path: route, use = 'reading', missing = false, data = 0}) {
  // A first visitor: nothing kept, no choice made about cookies.
  const page = await browser.newPage({viewport: PHONE});
  const shifted = await watchShifts(page);
  const answers = [];
  page.on('response', (response) => answers.push(response));
  await page.goto(address + route);
  await untilQuiet(page, QUIET_MS);
  const before = answers.length;
  await wake(page);
  await untilQuiet(page, QUIET_MS);
  const cls = await shifted();
  await seeAll(page);
  await untilQuiet(page, QUIET_MS);
  const weighed = await Promise.all(answers.map(weigh));
  await page.close();
  const of = (type, list = weighed) => sum(list.filter((each) => each.kind === type).map(({size}) => size));
  const inline = sum(weighed.map((each) => each.inline));
  return {
    kind,
    use,
    missing,
    html: of('document'),
    css: of('stylesheet'),
    fonts: of('font'),
    fontFiles: weighed.filter((each) => each.kind === 'font'),
    scriptBefore: inline + of('script', weighed.slice(0, before)),
    scriptLive: inline + of('script'),
    scriptFetched: of('script'),
    data,
    cls,
  };
}

/** One line for each limit that some kinds of page exceed. */
function exceeded(pages) {
  const found = pages.filter(({missing}) => !missing);
  const others = pages.filter(({use}) => use !== 'game');
  const limits = [
    ['HTML', pages, ({html}) => html, LIMITS.html],
    ['CSS', pages, ({css}) => css, LIMITS.css],
    ['script before any input', found, ({scriptBefore}) => scriptBefore, LIMITS.inlineScript],
    // As the sweep of the browser tests has it: inline script has a limit for itself.
    ['script fetched, data apart', others, ({scriptFetched, data}) => scriptFetched - data, LIMITS.script],
  ];
  return limits.flatMap(([what, concerned, size, limit]) => {
    const over = concerned.filter((page) => size(page) > limit);
    const kinds = over.length === concerned.length ? 'every page' : over.map(({kind}) => kind).join(', ');
    const most = Math.max(...over.map(size));
    return over.length === 0 ? [] : [`${what} (limit ${kb(limit)} KB): ${kinds}; at most ${kb(most)} KB`];
  });
}

/** The largest page of the whole build. */
function largestPage() {
  const pages = fs.readdirSync(BUILD, {recursive: true}).filter((file) => file.endsWith('.html'));
  return pages
    .map((file) => ({file, size: fileBytes(path.join(BUILD, file))}))
    .reduce((most, page) => (page.size > most.size ? page : most));
}

async function run({log}) {
  const {KINDS} = load('tests/e2e/support/inventory.ts');
  const pages = await withBrowser(BUILD, async ({address, browser}) => {
    const measured = [];
    for (const kind of KINDS) {
      log(kind.path);
      measured.push(await measure(browser, address, kind));
    }
    return measured;
  });
  const largest = largestPage();
  const fontFiles = new Map(pages.flatMap((page) => page.fontFiles.map(({url, size}) => [url, size])));
  const fonts = sum([...fontFiles.values()]);
  const shifting = pages.filter(({cls}) => cls.toFixed(2) > AIMS.cls).map(({kind}) => kind);
  return {
    text: `After gzip, as a first visitor with a phone's screen gets it; CSS and fonts over the whole page. "Before" is all script, inline included, that comes before any input; "live" is all script after the first input and after scrolling to the end, without what is fetched ahead for other pages. Limits: HTML ${kb(LIMITS.html)}, CSS ${kb(LIMITS.css)}, script before ${kb(LIMITS.inlineScript)} (all but 404.html), live ${kb(LIMITS.script)} (all but games).`,
    tables: [
      {
        columns: ['Kind of page', 'Use', 'HTML', 'CSS', 'Fonts', 'Script before', 'Script live', 'CLS'],
        rows: pages.map((page) => [
          page.kind,
          page.use,
          ...[page.html, page.css, page.fonts, page.scriptBefore, page.scriptLive].map(kb),
          page.cls.toFixed(3),
        ]),
      },
      {
        columns: ['In all', 'Found', 'Limit'],
        rows: [
          ['Fonts of all routes', kb(fonts), kb(LIMITS.fonts)],
          [`Largest page of the build (${largest.file})`, kb(largest.size), kb(LIMITS.html)],
          [
            'Kinds of page that shift (CLS 0.01 or more)',
            shifting.join(', ') || 'none',
            'none (not enforced)',
          ],
        ],
      },
    ],
    over: [
      ...exceeded(pages),
      ...(fonts > LIMITS.fonts ? [`fonts of all routes: ${kb(fonts)} KB, limit ${kb(LIMITS.fonts)} KB`] : []),
      ...(largest.size > LIMITS.html
        ? [`${largest.file}: HTML ${kb(largest.size)} KB, limit ${kb(LIMITS.html)} KB`]
        : []),
    ],
  };
}

/** Bytes of each kind of page and resource against the budgets. */
export default {title: 'Bytes', run};
