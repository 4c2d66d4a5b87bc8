import {canonicalPath} from '@site/src/features/navigation/canonicalPath';

test.each([
  ['/services/advisory/', '/services/advisory'],
  ['/services/growth-recipes/PMAX-cold-traffic-magnet', '/services/growth-recipes/pmax-cold-traffic-magnet'],
  ['//other.example/', '/other.example'],
  ['/contact', '/contact'],
  ['/', '/'],
])('%s becomes %s', (path, canonical) => {
  expect(canonicalPath(path, '/')).toBe(canonical);
});

test('what the site is served below keeps its capitals', () => {
  expect(canonicalPath('/Some/Path/Contact/', '/Some/Path/')).toBe('/Some/Path/contact');
  expect(canonicalPath('/Elsewhere/', '/Some/Path/')).toBe('/Elsewhere/');
});
