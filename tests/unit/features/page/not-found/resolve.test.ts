import {resolveUnknown} from '@site/src/features/page/not-found/resolve';

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
