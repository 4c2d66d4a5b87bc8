import fs from 'node:fs';
import path from 'node:path';
import {createSiteSearch} from '../../src/features/search/siteSearch';
import type {SearchFile, WordsFile} from '../../src/features/search/types';
import {RELEVANCE} from './support/relevance';

const FOLDER = path.resolve(__dirname, '../../build/pagefind');
const read = (name: string): unknown => JSON.parse(fs.readFileSync(path.join(FOLDER, name), 'utf8'));

const file = read('entries.json') as SearchFile;
const search = createSiteSearch(file);
search.addWords(read('words.json') as WordsFile);
const paths = (query: string) => search.find(query).entries.map((entry) => entry.path);
const channelOf = (query: string) =>
  search.find(query).entries.filter(({channels}) => channels !== undefined);

test.each(RELEVANCE)('"%s" finds %s among the first three', (query, wanted) => {
  expect(paths(query).slice(0, 3)).toContain(wanted);
});

test.each([
  ['email', 'e-mail'],
  ['win back', 'winback'],
  ['win-back', 'winback'],
  ['hold out', 'holdout'],
  ['pricing', 'price'],
  ['LTV', 'lifetime value'],
  ['CAC', 'cost per new customer'],
  ['flow', 'flows'],
  ['Kundenbindung', 'loyalty'],
])('"%s" finds what "%s" finds', (one, other) => {
  expect(paths(one).length).toBeGreaterThan(0);
  expect(paths(one)[0]).toBe(paths(other)[0]);
});

test.each(['CRM', 'Google Ads', 'TikTok', 'Email', 'SEO'] as const)(
  'finds every recipe of the channel %s',
  (name) => {
    const recipes = file.entries.filter(({channels}) => channels?.includes(name));
    expect(channelOf(name)).toEqual(expect.arrayContaining(recipes));
  },
);

test.each([
  ['Preise', '#what-does-it-cost'],
  ['how much does it cost', '#what-does-it-cost'],
  ['what should I do first', '#which-growth-hub-should-i-start-with'],
  ['when will we see results', 'results'],
])('"%s" finds an answer first', (query, anchor) => {
  expect(paths(query)[0]).toContain(anchor);
});

test.each([
  ['Datenschutz', '/privacy-policy'],
  ['Warenkorb', '/services/growth-recipes/checkout-abandonment-by-reason'],
  ['klavyio flows', '/services/growth-recipes/essential-klaviyo-flows'],
  ['espreso', '/philosophy/journal/pmax-optimization-2025'],
])('"%s" finds %s', (query, wanted) => {
  expect(paths(query).slice(0, 3)).toContain(wanted);
});

test('takes every word of titles and texts for right', () => {
  const {rare, common} = read('words.json') as WordsFile;
  const known = [...rare, common, ...file.entries.map(({title}) => title.toLowerCase())]
    .join(' ')
    .split(/[^a-z]+/);
  const sample = known.filter((word, index) => word.length > 4 && index % 40 === 0);
  expect(sample.length).toBeGreaterThan(50);
  expect(sample.filter((word) => search.find(word).corrected !== undefined)).toEqual([]);
});

test('leaves out clients without a story', () => {
  const folder = path.resolve(__dirname, '../../src/data/clients');
  const unwritten = fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .filter((name) => !/^story:/m.test(fs.readFileSync(path.join(folder, name), 'utf8')))
    .map((name) => `/customers/stories/${path.basename(name, '.yaml')}`);
  expect(unwritten.length).toBeGreaterThan(0);
  expect(file.entries.filter((entry) => unwritten.includes(entry.path))).toEqual([]);
});

test('games never come before anything else', () => {
  for (const query of ['what is the next step', 'free consultation', 'space', 'seven', 'week']) {
    const found = paths(query);
    const firstGame = found.findIndex((item) => item.startsWith('/games/'));
    expect(firstGame === -1 || found.slice(firstGame).every((item) => item.startsWith('/games'))).toBe(true);
  }
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
