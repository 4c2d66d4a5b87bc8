import {runInNewContext} from 'node:vm';
import {canonicalAddressScript} from '@site/src/plugins/client/deferred-hydration/address';

/** Where 404.html sends a visitor who asked for `path` of a site below `base`; null where it stays. */
function sentTo(path: string, base = '/'): string | null {
  let target: string | null = null;
  const {pathname, search, hash} = new URL(`https://site.example${path}`);
  runInNewContext(canonicalAddressScript(base), {
    document: {documentElement: {}, querySelector: () => ({remove: () => undefined})},
    location: {
      pathname,
      search,
      hash,
      replace: (address: string) => {
        target = new URL(address, 'https://site.example').href;
      },
    },
  });
  return target;
}

test.each([
  ['/services/advisory/', '/services/advisory'],
  ['/Contact//?Topic=A#Form', '/contact?Topic=A#Form'],
  ['//other.example/', '/other.example'],
  ['/\\other.example/login/', '/other.example/login'],
  ['/%2f%2Fother.example', '/other.example'],
  ['/%5cother.example/', '/%5cother.example'],
  ['/services//growth-recipes', '/services/growth-recipes'],
  ['/network%20', '/network'],
])('%s is sent to %s', (path, canonical) => {
  expect(sentTo(path)).toBe(`https://site.example${canonical}`);
});

test.each(['/contact', '/no-such-page', '/'])('%s stays', (path) => {
  expect(sentTo(path)).toBeNull();
});

test('what the site is served below keeps its capitals', () => {
  expect(sentTo('/Some/Path/Contact/', '/Some/Path/')).toBe('https://site.example/Some/Path/contact');
  expect(sentTo('/elsewhere/', '/Some/Path/')).toBeNull();
});
