import {highlight, parseExcerpt} from '@site/src/features/search/answer';
import {parseSearch, serialiseSearch} from '@site/src/features/search/facets';
import type {PageGroup} from '@site/src/config/sections';
import {groupResults} from '@site/src/features/search/groups';
import {isSearchKey} from '@site/src/features/search/keys';

test('reads an excerpt as plain pieces', () => {
  expect(parseExcerpt('R&amp;D <mark>&lt;b&gt;</mark>')).toEqual([
    {text: 'R&D ', marked: false},
    {text: '<b>', marked: true},
  ]);
  expect(highlight('Meta ads', ['met'])[0]).toEqual({text: 'Meta', marked: true});
  expect(highlight('Our programmes', ['program'])[2]).toEqual({text: 'programmes', marked: true});
});

test('marks what a query means, not every word that begins like a short one', () => {
  const marked = (text: string, words: readonly string[]) =>
    highlight(text, words).flatMap((part) => (part.marked ? [part.text] : []));
  expect(marked('E-mail keeps everything else in e-commerce', ['email', 'e', 'mail'])).toEqual(['E-mail']);
  expect(marked('An advisor adds an ad to the ads', ['ad', 'ads'])).toEqual(['ad', 'ads']);
  expect(marked('AI aids us', ['ai'])).toEqual(['AI']);
});

test('reads an address against the known values, and writes it back', () => {
  const {query, facets} = parseSearch('?q=win%20back&channel=google-ads&stage=constructor');
  expect({query, facets}).toEqual({query: 'win back', facets: {channel: 'Google Ads', stage: undefined}});
  expect(serialiseSearch(query, facets)).toBe('?q=win+back&channel=google-ads');
  expect(serialiseSearch(' ', {})).toBe('');
  const short = 'z'.repeat(99);
  expect(parseSearch(`?q=${short}%F0%9F%98%80`).query).toBe(short);
});

test('groups results, and puts what the texts add below what is shown already', () => {
  const groupOf = (path: string): PageGroup | undefined =>
    path.startsWith('/services') ? 'Recipes' : path.startsWith('/philosophy') ? 'Journal' : undefined;
  const result = (path: string, added = false) => ({
    path,
    group: groupOf(path),
    title: [],
    excerpt: [],
    added,
  });
  const [a, b, c] = ['/services/growth-recipes/a', '/services/growth-recipes/b', '/philosophy/journal/c'];
  const shape = (...results: ReturnType<typeof result>[]) =>
    groupResults(results).map(({label, results: list}) => [label, ...list.map(({path}) => path)]);
  expect(shape(result(a), result(c), result(b))).toEqual([
    ['Recipes', a, b],
    ['Journal', c],
  ]);
  expect(shape(result(a), result('/x'), result(b, true), result('/y', true), result(c, true))).toEqual([
    ['Recipes', a],
    ['Pages', '/x'],
    ['In the texts', b, '/y', c],
  ]);
  expect(shape(result('/contact#an-answer'))).toEqual([['Answers', '/contact#an-answer']]);
});

test.each([
  [{key: 'k', ctrlKey: true}, 'body', 'Windows', true],
  [{key: 'k', ctrlKey: true}, 'input', 'Windows', true],
  [{key: 'k', ctrlKey: true}, 'input', 'Macintosh', false],
  [{key: 'k', metaKey: true}, 'input', 'Macintosh', true],
  [{key: 'k'}, 'body', 'Windows', false],
])('the keys %j in %s on %s open the search: %s', (keys, tag, system, opens) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 (${system}) AppleWebKit/1`);
  const heard = jest.fn(isSearchKey);
  const element = tag === 'body' ? document.body : document.body.appendChild(document.createElement(tag));
  element.addEventListener('keydown', heard, {once: true});
  element.dispatchEvent(new KeyboardEvent('keydown', keys));
  expect(heard).toHaveLastReturnedWith(opens);
});
