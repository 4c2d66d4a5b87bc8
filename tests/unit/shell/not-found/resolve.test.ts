import {resolveUnknown, searchTextOf} from '@site/src/shell/not-found/resolve';

test.each([
  ['/customers/stories/nobody', {screen: 'client'}],
  ['/customers/stories/__proto__', {screen: 'client'}],
  ['/network/advisors/nobody', {screen: 'advisor'}],
  ['/network/advisors/nobody/portfolio', {screen: 'advisor'}],
  ['/network/advisors/matteo-ferrante/portfolio/nothing', {screen: 'project'}],
  ['/network/advisors/nobody/portfolio/nothing', {screen: 'project'}],
  ['/services/growth-recipes/nothing', {redirect: '/services/growth-recipes'}],
])('%s is answered by %j', (path, resolution) => {
  expect(resolveUnknown(path)).toEqual(resolution);
});

test.each([
  '/nowhere',
  '/customers/nobody',
  '/customers/stories/a/b',
  '/network/advisors/a/b',
  '/network/advisors/a/portfolio/b/c',
  '/portfolio/noms',
  '/x/customers/stories/nobody',
])('%s is a page not found', (path) => {
  expect(resolveUnknown(path)).toBeUndefined();
});

test.each([
  ['/journal/lovable-promts', 'lovable promts'],
  ['/services/growth_hubs/tik+tok.html/', 'tik tok'],
  ['/%E0%A4%A', 'E0 A4 A'],
  ['/m%C3%BCller-2025', 'müller 2025'],
  ['/---', ''],
  ['/', ''],
  [`/${'long-'.repeat(30)}`, 'long long long long long long long long long long long long'],
  [`/nothing/${'a'.repeat(59)}%F0%A0%AE%B7bc`, 'a'.repeat(59)],
])('of %s the words are "%s"', (path, words) => {
  expect(searchTextOf(path)).toBe(words);
});
