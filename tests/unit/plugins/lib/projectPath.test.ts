/** @jest-environment node */
import {assertBundles} from '@site/src/plugins/lib/projectPath';

test.each([
  ['/work/c#/site', '#'],
  ['/work/what?/site', '?'],
  ['/work/now!/site', '!'],
])('a project in %s is told which sign is in the way, and what to do', (siteDir, sign) => {
  expect(() => assertBundles(siteDir)).toThrow(
    `The path of the project, ${siteDir}, has "${sign}" in it, which the bundler cannot read as part of a path. Rename that folder`,
  );
});

test('any other path is taken', () => {
  expect(() => assertBundles('/work/a b, ü (1) [x] & 100%/site')).not.toThrow();
});
