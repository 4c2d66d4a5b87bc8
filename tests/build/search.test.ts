import fs from 'node:fs';
import path from 'node:path';
import {createSiteSearch} from '../../src/features/search/siteSearch';
import {queryTokens} from '../../src/features/search/tokens';
import type {SearchFile} from '../../src/features/search/types';
import {RELEVANCE} from './support/relevance';

const FOLDER = path.resolve(__dirname, '../../build/pagefind');
const read = (name: string): unknown => JSON.parse(fs.readFileSync(path.join(FOLDER, name), 'utf8'));

const file = read('entries.json') as SearchFile;
const search = createSiteSearch(file);
const paths = (query: string) => search(query).entries.map((entry) => entry.path);

/** Whether a page, or an answer on one, is what RELEVANCE names: a path, or a part of one. */
const answers = (found: string, wanted: string) =>
  wanted.startsWith('/') ? found === wanted : found.includes(wanted);

test('finds among the first three what visitors look for, nine times of ten', () => {
  // Pages come and go, and a new one may be a better answer.
  const wanted = RELEVANCE.filter(([, page]) => file.entries.some((entry) => answers(entry.path, page)));
  const missed = wanted.filter(
    ([query, page]) =>
      !paths(query)
        .slice(0, 3)
        .some((found) => answers(found, page)),
  );
  expect(wanted.length).toBeGreaterThan(0);
  expect(missed.length <= wanted.length / 10 ? [] : missed).toEqual([]);
});

test.each([
  ['hold out', 'holdout'],
  ['pricing', 'price'],
  ['LTV', 'lifetime value'],
  ['CAC', 'cost per new customer'],
  ['flow', 'flows'],
  ['Kundenbindung', 'loyalty'],
  ['repeat purchases', 'retention'],
  ['come back', 'retention'],
  ['Wiederkäufer', 'retention'],
])('"%s" finds what "%s" finds', (one, other) => {
  expect(paths(other).length).toBeGreaterThan(0);
  // A page whose title has one of the two as it is typed may come before.
  expect(paths(one)).toContain(paths(other)[0]);
});

test('takes every word of titles for right', () => {
  const known = file.entries.flatMap(({title}) => title.toLowerCase().match(/[a-z]{5,}/g) ?? []);
  expect(known.length).toBeGreaterThan(50);
  expect(known.filter((word) => search(word).words.join() !== queryTokens(word).join())).toEqual([]);
});

const HUB = '/growth-hubs/fundraising-investor-readiness';
const RUNWAY = '/toolkit/calculators/runway';

test.each([
  ['pitch deck', [HUB, '/services/advisory', RUNWAY]],
  ['series a pitch deck', [HUB, '/services/advisory', RUNWAY]],
  ['term sheet', [HUB, '/services/advisory', '/toolkit/calculators/waterfall']],
  ['dilution', ['/toolkit/calculators/dilution', HUB]],
  ...['venture debt', 'revenue-based financing', 'data room', 'SAFE', 'option pool', 'insolvency'].map(
    (words): [string, string[]] => [words, [HUB]],
  ),
  ['Kapitalrunde', [HUB, '/services/advisory', RUNWAY]],
  ['planner', ['/services/growth-recipes/plan']],
  ['rechner', ['/toolkit/calculators']],
  ['login', ['/contact']],
  ['job', ['/contact']],
  ['do you take equity', ['/services/advisory']],
  ['CAC', ['/toolkit/calculators/break-even']],
  ['CAC too high', ['/toolkit/calculators/break-even']],
  ['meta ads expensive', ['/services/growth-recipes/meta-account-consolidation', '/growth-hubs/meta-ads']],
  ['meta ads are getting dear', ['/services/growth-recipes/meta-account-consolidation']],
  ['facebook ads cost too much', ['/services/growth-recipes/meta-account-consolidation']],
  ['running out of money', ['/toolkit/calculators/runway']],
  ['warenkorbabbruch', ['/services/growth-recipes/checkout-abandonment-by-reason']],
])('"%s" leads to what the firm has for it', (query, wanted) => {
  // An owner may have taken a page away.
  const there = wanted.filter((page) => file.entries.some((entry) => entry.path === page));
  expect(paths(query).slice(0, 5)).toEqual(expect.arrayContaining(there));
});

test.each([
  ['landing page', 'landing-page-for-paid-traffic'],
  ['average order value', 'order-value-threshold-and-bundles'],
  ['upsell', 'order-value-threshold-and-bundles'],
  ['black friday', 'peak-season-plan'],
  ['abandoned cart', 'essential-klaviyo-flows'],
  ['back in stock', 'list-growth-and-missing-flows'],
  ['dunning', 'payment-recovery-and-dunning'],
  ['loyalty', 'referral-and-loyalty-for-everyone'],
  ['ugc', 'micro-creator-seeding-engine'],
  ['tracking', 'measurement-set-up'],
  ['chatgpt shopping', 'product-feeds-for-assistants'],
  ['price increase', 'price-and-promotion-calendar'],
])('"%s" finds the play for it first', (query, id) => {
  const wanted = `/services/growth-recipes/${id}`;
  const isThere = file.entries.some((entry) => entry.path === wanted);
  expect(isThere ? paths(query)[0] : wanted).toBe(wanted);
});

const calculator = (id: string) => `/toolkit/calculators/${id}`;
const play = (id: string) => `/services/growth-recipes/${id}`;

// Of many, one word is one of another trade: a cash flow is no flow of e-mails, and a return on spend no parcel.
test.each([
  ['cash flow', calculator('runway')],
  ['burn rate', calculator('runway')],
  ['cash runway', calculator('runway')],
  ['unit economics', calculator('break-even')],
  ['payback period', calculator('payback')],
  ['gross margin', calculator('break-even')],
  ['contribution margin', calculator('break-even')],
  ['break even', calculator('break-even')],
  ['valuation', calculator('dilution')],
  ['cap table', calculator('dilution')],
  ['liquidation preference', calculator('waterfall')],
  ['exit proceeds', calculator('waterfall')],
  ['sample size', calculator('test-size')],
  ['working capital', calculator('advance')],
  ['investor update', HUB],
  ['revenue based financing', '/services/growth-recipes/positions/which-money'],
  ['returns', play('post-purchase-education-series')],
  ['product returns', play('post-purchase-education-series')],
  ['return rate', play('post-purchase-education-series')],
  ['checkout drop off', play('checkout-abandonment-by-reason')],
  ['stock planning', play('peak-season-plan')],
  ['sales forecast', play('peak-season-plan')],
  ['ad fatigue', play('creative-testing-framework')],
  ['creative testing', play('creative-testing-framework')],
  ['price test', play('price-and-promotion-calendar')],
  ['subscription churn', play('subscription-save-flow')],
  ['repeat rate', play('lifecycle-revenue-optimization')],
  ['email deliverability', play('sunset-and-reengage-list')],
  ['spam folder', play('sunset-and-reengage-list')],
  ['brand search', play('brand-search-incrementality-test')],
  ['free shipping', play('order-value-threshold-and-bundles')],
])('"%s" finds first the page that a founder means', (query, wanted) => {
  const isThere = file.entries.some((entry) => entry.path === wanted);
  expect(isThere ? paths(query)[0] : wanted).toBe(wanted);
});

test('figures by their short names find pages, and no game', () => {
  for (const query of ['CAC', 'AOV', 'LTV', 'ROAS', 'CTR', 'CVR', 'CPA', 'MER']) {
    expect(paths(query)).not.toEqual([]);
    expect(paths(query).filter((page) => page.startsWith('/games'))).toEqual([]);
  }
});

test('leaves out clients without a story', () => {
  const folder = path.resolve(__dirname, '../../src/data/clients');
  const unwritten = fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .filter((name) => !/^story:/m.test(fs.readFileSync(path.join(folder, name), 'utf8')))
    .map((name) => `/customers/stories/${path.basename(name, '.yaml')}`);
  expect(file.entries.filter((entry) => unwritten.includes(entry.path))).toEqual([]);
});

test('every answer that is found is in its page, behind its anchor', () => {
  const answers = file.entries.filter((entry) => entry.path.includes('#'));
  expect(answers.length).toBeGreaterThan(0);
  for (const answer of answers) {
    const [page = '', anchor] = answer.path.split('#');
    const html = fs.readFileSync(
      path.join(FOLDER, '..', page === '/' ? 'index.html' : `${page}.html`),
      'utf8',
    );
    expect(html).toMatch(new RegExp(`id="?${anchor}[" >]`));
  }
});
