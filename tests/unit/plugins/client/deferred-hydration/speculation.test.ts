import {speculationRules} from '@site/src/plugins/client/deferred-hydration/speculation';

test('speculation rules stay below the base address', () => {
  expect(speculationRules('/site/')).toContain('"href_matches":"/site/*"');
  expect(speculationRules('/site/')).not.toContain('"/*');
});
