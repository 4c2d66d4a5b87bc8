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
  entry('/f', 'E-mail flows', {channels: ['Email', 'CRM'], stage: 'Retention', description: 'Five of them.'}),
  entry('/games/x', 'Flows of blocks'),
  entry('/#what-does-it-cost', 'What does it cost?', {description: 'A fixed rate.'}),
  entry('/g', 'Cost of delivery', {description: 'What it costs.'}),
];
const synonyms = {same: [['e-mail', 'email']], means: {Preise: ['cost']}};
const WORDS = {rare: ['', '', 'espresso', '', '', 'perishable', '', '', ''], common: 'however'};

const make = () => createSiteSearch({entries: ENTRIES, synonyms});
const search = make();
const paths = (query: string) => search.find(query).entries.map(({path}) => path);

test('ranks a title before keywords, a phrase before its words, and counts channels as keywords', () => {
  expect(paths('meta')).toEqual(['/b', '/a']);
  expect(paths('series a')[0]).toBe('/d');
  expect(paths('tiktok')).toEqual(['/e']);
});

test('finds synonyms, plurals, beginnings, and words with or without hyphen', () => {
  expect(['email flow', 'e-mail', 'flo', 'warmup', 'warm up'].map((query) => paths(query)[0])).toEqual([
    '/f',
    '/f',
    '/f',
    '/e',
    '/e',
  ]);
  expect(paths('preise')).toEqual(expect.arrayContaining(['/g']));
});

test('puts answers first where a question is asked, pages otherwise, and games last', () => {
  expect(paths('how much does it cost?')[0]).toBe('/#what-does-it-cost');
  expect(paths('cost')[0]).toBe('/g');
  expect(paths('flows')).toEqual(['/f', '/games/x']);
});

test('mends a mistake and says so, and shows some of the words where no page holds all', () => {
  expect(search.find('fundrasing')).toMatchObject({corrected: 'fundraising', nearest: false});
  expect(paths('tiktok fundraising')).toHaveLength(2);
});

test('a phrase with a mistake in it finds what the phrase does, in the same order', () => {
  const own = createSiteSearch({
    entries: ENTRIES,
    synonyms: {same: [], means: {'money for growth': ['fundraising'], 'spring series': ['delivery']}},
  });
  for (const [typed, right] of [
    ['money for growht', 'money for growth'],
    ['sprng series', 'spring series'],
    ['what does dilivery cost?', 'what does delivery cost?'],
  ] as const) {
    expect(own.find(typed).entries).toEqual(own.find(right).entries);
  }
});

test('asks for the words of the texts only where no title holds one, and then finds and mends them', () => {
  const own = make();
  expect(own.find('meta').needsWords).toBe(false);
  expect(own.find('espreso').needsWords).toBe(true);
  own.addWords(WORDS);
  const {entries, corrected, needsWords, textWords} = own.find('espreso');
  expect([entries[0]?.path, corrected, needsWords, textWords]).toEqual([
    '/c',
    'espresso',
    false,
    ['espresso'],
  ]);
  expect(own.find('however')).toMatchObject({corrected: undefined, textWords: ['however']});
  expect(own.find('zzzzqqqq').textWords).toBeUndefined();
});

test('shows the nearest recipes where nothing is found', () => {
  const {nearest, entries} = search.find('flowchart');
  expect(nearest).toBe(true);
  expect(entries.map(({path}) => path)).toEqual(['/f']);
});

const answer = (query: string, options: Partial<Parameters<typeof toAnswer>[1]> = {}) =>
  toAnswer(search.find(query), {
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
