import {speculationRules} from '@site/src/plugins/client/deferred-hydration/speculation';

test.each([
  ['/site/clients', true],
  ['/site/clients#top', true],
  ['/clients', false],
  ['/site/plan?recipes=a', false],
  ['/site/feed.xml', false],
  ['https://www.example.org/site/', false],
])('%s is fetched ahead below /site/: %s', (address, expected) => {
  const {prefetch} = JSON.parse(speculationRules('/site/')) as {
    prefetch: {where: {selector_matches: string}}[];
  };
  const link = document.createElement('a');
  link.setAttribute('href', address);
  expect(link.matches(prefetch[0]?.where.selector_matches ?? '')).toBe(expected);
});
