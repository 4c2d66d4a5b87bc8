import {highlight, parseExcerpt} from '../../../src/features/search/excerpt';
import {parseSearch, serialiseSearch} from '../../../src/features/search/facets';
import {groupOf} from '../../../src/features/search/groups';
import {isSearchKey} from '../../../src/features/search/keys';
import {fuse, rankByTitle} from '../../../src/features/search/rank';
import {addRecent} from '../../../src/features/search/recent';
import {correct, editDistance, queryWords} from '../../../src/features/search/words';

const vocabulary = new Map([
  ['klaviyo', 4],
  ['retention', 3],
]);

test('counts the letters to change, and a swap of two as one', () => {
  expect(editDistance('klavyio', 'klaviyo', 2)).toBe(1);
  expect(editDistance('retenton', 'retention', 2)).toBe(1);
  expect(editDistance('meta', 'tiktok', 2)).toBe(3);
});

test('mends a mistyped word, and leaves known, beginning and short ones alone', () => {
  expect(['klavio', 'retetion', 'klav', 'ads', 'zebra'].map((word) => correct(word, vocabulary))).toEqual([
    'klaviyo',
    'retention',
    'klav',
    'ads',
    'zebra',
  ]);
});

test('drops words without meaning, unless there are no others', () => {
  expect(queryWords('How do I win back customers?')).toEqual(['win', 'back', 'customers']);
  expect(queryWords('who are we')).toEqual(['who', 'are', 'we']);
});

test('ranks a title before keywords, and keeps recipes of the facet alone', () => {
  const page = {description: '', keywords: ''};
  const entries = [
    {...page, path: '/a', title: 'Growth', keywords: 'meta ads'},
    {...page, path: '/b', title: 'Meta Ads', channels: ['Meta Ads' as const]},
  ];
  expect(rankByTitle(entries, ['meta'], {})).toEqual(['/b', '/a']);
  expect(rankByTitle(entries, ['meta'], {channel: 'Meta Ads'})).toEqual(['/b']);
});

test('puts first what two lists agree on', () => {
  expect(
    fuse([
      ['a', 'b'],
      ['c', 'b'],
    ])[0],
  ).toBe('b');
});

test('reads an excerpt as plain pieces', () => {
  expect(parseExcerpt('R&amp;D <mark>&lt;b&gt;</mark>')).toEqual([
    {text: 'R&D ', marked: false},
    {text: '<b>', marked: true},
  ]);
  expect(highlight('Meta ads', ['met'])[0]).toEqual({text: 'Meta', marked: true});
});

test('reads an address against the known values, and writes it back', () => {
  const {query, facets} = parseSearch('?q=win%20back&channel=google-ads&stage=constructor');
  expect({query, facets}).toEqual({query: 'win back', facets: {channel: 'Google Ads', stage: undefined}});
  expect(serialiseSearch(query, facets)).toBe('?q=win+back&channel=google-ads');
  expect(serialiseSearch(' ', {})).toBe('');
});

test('sorts paths into groups', () => {
  expect(
    [
      '/services/growth-recipes/a',
      '/philosophy/journal/a',
      '/philosophy/journal/topics',
      '/network/advisors/a',
      '/network/advisors/a/portfolio',
    ].map(groupOf),
  ).toEqual(['Recipes', 'Journal', 'Pages', 'People', 'Pages']);
});

test('keeps five recent searches, none twice', () => {
  expect(addRecent(['a', 'b', 'c', 'd', 'e'], ' C ')).toEqual(['C', 'a', 'b', 'd', 'e']);
  expect(addRecent(['a'], ' ')).toEqual(['a']);
});

test('hears the keys of the search, but not while something is typed', () => {
  expect(isSearchKey(new KeyboardEvent('keydown', {key: 'k', ctrlKey: true}))).toBe(true);
  expect(isSearchKey(new KeyboardEvent('keydown', {key: '/'}))).toBe(true);
  const input = document.body.appendChild(document.createElement('input'));
  const heard: boolean[] = [];
  input.addEventListener('keydown', (event) => heard.push(isSearchKey(event)));
  input.dispatchEvent(new KeyboardEvent('keydown', {key: '/'}));
  expect(heard).toEqual([false]);
});
