import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {AIMS} from '../budgets.mjs';
import {serve} from '../support/browser.mjs';
import {ROOT, SAMPLE_RECIPE} from '../support/paths.mjs';
import {measured} from '../support/process.mjs';
import {kept} from '../support/report.mjs';
import {builtSite, prepareStock, temporaryFolder} from '../support/sites.mjs';
import {median, spread} from '../support/statistics.mjs';
import {chromiumPath} from '../../chromium.mjs';

const require = createRequire(import.meta.url);
const LIGHTHOUSE = require.resolve('lighthouse/cli/index.js');
const STOCK_SIZE = 50;
const PAGES = [
  {name: 'home', use: 'reading', path: '/'},
  {name: 'recipe', use: 'reading', path: `/services/growth-recipes/${SAMPLE_RECIPE}`},
  {name: 'article', use: 'reading', path: '/philosophy/journal/pmax-optimization-2025'},
  {name: 'hub', use: 'reading', path: '/growth-hubs/meta-ads'},
  {name: 'recipe list', use: 'reading', path: '/services/growth-recipes'},
  {name: 'contact', use: 'reading', path: '/contact'},
];
const STOCK_PAGES = [
  {name: 'stock: home', use: 'stock', path: '/'},
  {name: 'stock: document', use: 'stock', path: `/docs/recipes/${SAMPLE_RECIPE}`},
  {name: 'stock: article', use: 'stock', path: '/blog/welcome'},
];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** One run of Lighthouse in a separate browser, with Lighthouse's settings for a phone. */
async function audit(url, folder) {
  const file = path.join(folder, 'report.json');
  const args = [
    LIGHTHOUSE,
    url,
    '--quiet',
    '--no-enable-error-reporting',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${CATEGORIES.join(',')}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
  ];
  await measured(args, {cwd: folder, env: {CHROME_PATH: chromiumPath()}});
  const {categories, audits, runtimeError} = JSON.parse(fs.readFileSync(file, 'utf8'));
  if (runtimeError !== undefined) {
    throw new Error(`${url}: ${runtimeError.message}`);
  }
  const number = (id) => audits[id].numericValue;
  const scripts = audits['network-requests'].details.items.filter(
    ({resourceType}) => resourceType === 'Script',
  );
  return {
    scores: Object.fromEntries(CATEGORIES.map((id) => [id, Math.round(categories[id].score * 100)])),
    fcp: number('first-contentful-paint') / 1000,
    lcp: number('largest-contentful-paint') / 1000,
    speedIndex: number('speed-index') / 1000,
    tbt: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    script: scripts.reduce((sum, {transferSize}) => sum + transferSize, 0) / 1000,
    faults: CATEGORIES.slice(1).flatMap((id) =>
      categories[id].auditRefs
        .filter((ref) => ref.weight > 0 && (audits[ref.id].score ?? 1) < 1)
        .map((ref) => audits[ref.id].title),
    ),
  };
}

/** A run that Lighthouse could not record, as happens now and then, is made again, once. */
const auditOrRetry = (url, folder) => audit(url, folder).catch(() => audit(url, folder));

function pageRow({name, use, reports}) {
  const of = (pick, digits) => spread(reports.map(pick), digits);
  const aim = AIMS[use];
  const scores = CATEGORIES.map((id) => reports.map((report) => report.scores[id]));
  const [performance, ...others] = scores;
  const met = median(performance) >= aim && others.every((values) => Math.min(...values) >= AIMS.otherScores);
  return [
    name,
    of(({scores: {performance: score}}) => score),
    ...others.map((values) => spread(values)),
    of(({fcp}) => fcp, 2),
    of(({lcp}) => lcp, 2),
    of(({speedIndex}) => speedIndex, 2),
    of(({tbt}) => tbt),
    of(({cls}) => cls, 3),
    of(({script}) => script, 1),
    aim === undefined ? '-' : `${aim}: ${kept(met)}`,
  ];
}

function faultRows(pages) {
  return pages.flatMap(({name, reports}) =>
    [...new Set(reports.flatMap(({faults}) => faults))].map((fault) => [name, fault]),
  );
}

async function run({runs, log}) {
  log('building the stock template');
  const stock = await builtSite('stock', STOCK_SIZE);
  await prepareStock(stock.dir);
  const servers = [await serve(path.join(ROOT, 'build')), await serve(stock.dir)];
  const pages = [PAGES, STOCK_PAGES].flatMap((list, site) =>
    list.map((page) => ({...page, url: servers[site].address + page.path, reports: []})),
  );
  const folder = temporaryFolder();
  try {
    // One page after the other, so that a slow minute of the machine meets all of them.
    for (let count = 1; count <= runs; count++) {
      for (const {name, url, reports} of pages) {
        reports.push(await auditOrRetry(url, folder));
        log(`run ${count}, ${name}: ${reports.at(-1).scores.performance}`);
      }
    }
  } finally {
    servers.forEach(({stop}) => stop());
  }
  const faults = faultRows(pages.filter(({use}) => use !== 'stock'));
  return {
    text: `Lighthouse for a phone, with its own settings (simulated slow 4G, processor slowed down 4 times), ${runs} runs in turn over all pages: median, with the lowest and highest in brackets. FCP, LCP and speed index in seconds, TBT in ms, script as transferred on load. The aim is for performance; the other three are to be ${AIMS.otherScores} in every run. The stock template has the same 50 recipes as documents and is served in the same way.`,
    tables: [
      {
        columns: [
          'Page',
          'Performance',
          'Accessibility',
          'Best practices',
          'SEO',
          'FCP',
          'LCP',
          'Speed index',
          'TBT',
          'CLS',
          'Script, KB',
          'Aim kept',
        ],
        rows: pages.map(pageRow),
      },
      ...(faults.length > 0 ? [{columns: ['Page', 'What Lighthouse finds fault with'], rows: faults}] : []),
    ],
  };
}

/** Lighthouse for six kinds of page, and for the stock template. */
export default {title: 'Lighthouse', run};
