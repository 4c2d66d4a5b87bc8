import {canonicalPath} from '@site/src/lib/canonicalPath';

test.each([
  ['/services/advisory/', '/services/advisory'],
  ['/services/growth-recipes/PMAX-cold-traffic-magnet', '/services/growth-recipes/pmax-cold-traffic-magnet'],
  ['//other.example/', '/other.example'],
  ['/services//growth-recipes', '/services/growth-recipes'],
  ['/services/%2Fgrowth-recipes//', '/services/growth-recipes'],
  ['/network%20', '/network'],
  ['/network%20/', '/network'],
  ['/contact', '/contact'],
  ['/contact.html', '/contact'],
  ['/services/Advisory.html/', '/services/advisory'],
  ['/services/index.html', '/services'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/', '/'],
  ['/caf%C3%A9', '/caf%c3%a9'],
  ['/%E0%A4%A', '/%25e0%25a4%25a'],
])('%s becomes %s', (path, canonical) => {
  expect(canonicalPath(path, '/')).toBe(canonical);
});

test('what the site is served below keeps its capitals', () => {
  expect(canonicalPath('/Some/Path/Contact/', '/Some/Path/')).toBe('/Some/Path/contact');
  expect(canonicalPath('/Elsewhere/', '/Some/Path/')).toBe('/Elsewhere/');
});
