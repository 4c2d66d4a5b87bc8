import {toAnswer} from '../../../../src/features/search/answer';
import {createSiteSearch} from '../../../../src/features/search/siteSearch';
import type {SearchEntry} from '../../../../src/features/search/types';

const entry = (path: string, title: string, more: Partial<SearchEntry> = {}): SearchEntry => ({
  path,
  title,
  description: '',
  keywords: '',
  ...more,
});

const ENTRIES = [
  entry('/a', 'Growth', {keywords: 'meta ads'}),
  entry('/b', 'Meta Ads'),
  entry('/c', 'Spring series', {keywords: 'Authority'}),
  entry('/d', 'Fundraising', {keywords: 'Series A'}),
  entry('/e', 'Warm-up', {channels: ['TikTok'], stage: 'Interest'}),
  entry('/f', 'E-mail flows', {
    channels: ['Email', 'CRM'],
    stage: 'Retention',
    description: 'Five of them.',
    also: 'drip campaign',
  }),
  entry('/games/x', 'Flows of blocks', {description: 'A high score every week.'}),
  entry('/toolkit/calculators/y', 'Runway', {keywords: 'calculator', description: 'Costs.'}),
  entry('/#what-does-it-cost', 'What does it cost?', {description: 'A fixed rate.'}),
  entry('/g', 'Cost of delivery', {description: 'What it costs.'}),
];
const search = createSiteSearch({entries: ENTRIES});
const paths = (query: string) => search(query).entries.map(({path}) => path);

test('ranks a title before keywords, a phrase before its words, and counts channels as keywords', () => {
  expect(paths('meta')).toEqual(['/b', '/a']);
  expect(paths('series a')[0]).toBe('/d');
  expect([...paths('tiktok'), ...paths('crm')]).toEqual(['/e', '/f']);
});

test('finds a page by the words that visitors have for it', () => {
  expect(paths('drip')).toEqual(['/f']);
});

test('puts answers first for a question, a complaint or a price, pages otherwise', () => {
  expect(paths('how much does it cost?')[0]).toBe('/#what-does-it-cost');
  expect(paths('cost')[0]).toBe('/#what-does-it-cost');
  expect(paths('fixed rate too expensive')[0]).toBe('/#what-does-it-cost');
  expect(paths('cost of delivery')[0]).toBe('/g');
});

test('a tool comes first by its name alone, and a game is found by its name alone, last', () => {
  expect(paths('runway')).toEqual(['/toolkit/calculators/y']);
  expect(paths('cost').at(-1)).toBe('/toolkit/calculators/y');
  expect(paths('flows').at(-1)).toBe('/games/x');
  expect(paths('high score')).toEqual([]);
});

test('corrects a mistake; a word that nothing resembles finds nothing, and what is near to it neither', () => {
  expect(search('fundrasing')).toMatchObject({words: ['fundraising'], entries: [{path: '/d'}]});
  expect(paths('flowchart')).toEqual([]);
  expect(search('accessibility')).toMatchObject({entries: [], words: ['accessibility'], askTexts: true});
});

test('without a word to look for, the texts are not asked: the dialog was only opened', () => {
  expect(['', ' ', '?'].map((query) => search(query).askTexts)).toEqual([false, false, false]);
});

test('shows pages with some of the words only where none has enough of them', () => {
  expect(paths('tiktok fundraising')).toHaveLength(2);
  expect(paths('meta ads zebra')).toEqual(['/b', '/a']);
});

const answer = (query: string, options: Partial<Parameters<typeof toAnswer>[1]> = {}) =>
  toAnswer(search(query), {
    facets: {},
    limit: 9,
    entryOf: (path) => ENTRIES.find((item) => item.path === path),
    ...options,
  });

test('counts facets, keeps the recipes of one, and stops at the limit', () => {
  expect(answer('flows').counts.channel).toMatchObject({Email: 1, CRM: 1, TikTok: 0});
  expect(answer('flows', {facets: {channel: 'CRM'}}).results.map(({path}) => path)).toEqual(['/f']);
  expect(answer('meta', {limit: 1})).toMatchObject({total: 2, results: [{path: '/b'}]});
  expect(answer('flows').results[0]?.context).toBe('Retention · Email · CRM');
});

test('adds below what the texts hold, with the place that answers', () => {
  const hits = [
    {path: '/a', excerpt: 'R&amp;D <mark>flows</mark>'},
    {path: '/gone', excerpt: ''},
  ];
  const {results} = answer('flows', {hits});
  expect(results.map(({path, added}) => [path, added])).toEqual([
    ['/f', false],
    ['/games/x', false],
    ['/a', true],
  ]);
  expect(results[2]?.excerpt).toEqual([
    {text: 'R&D ', marked: false},
    {text: 'flows', marked: true},
  ]);
});
