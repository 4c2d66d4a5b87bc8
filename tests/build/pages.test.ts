import * as controls from './checks/controls';
import * as discovery from './checks/discovery';
import * as fonts from './checks/fonts';
import * as identity from './checks/identity';
import * as references from './checks/references';
import * as security from './checks/security';
import * as structuredData from './checks/structuredData';
import * as styles from './checks/styles';
import {defaultBuild} from './support/build';
import {factsOf, type Facts} from './support/facts';

const build = defaultBuild();
const PAGE_CHECKS = {
  ...identity.pageChecks,
  ...controls.pageChecks,
  ...references.pageChecks,
  ...structuredData.pageChecks,
  ...security.pageChecks,
  ...styles.pageChecks,
  ...fonts.pageChecks,
  ...discovery.pageChecks,
};
const SITE_CHECKS = {
  ...identity.siteChecks,
  ...references.siteChecks,
  ...discovery.siteChecks,
};

const facts: Facts[] = [];
const problems = new Map<string, [page: string, problem: string][]>();

// Each page is read and parsed once, for all checks.
beforeAll(() => {
  for (const page of build.pages()) {
    if (page.file !== '404.html') {
      facts.push(factsOf(page));
    }
    for (const [name, check] of Object.entries(PAGE_CHECKS)) {
      const found = check(page, build).map((problem): [string, string] => [page.path, problem]);
      problems.set(name, [...(problems.get(name) ?? []), ...found]);
    }
  }
});

test('there are pages', () => {
  expect(facts.length).toBeGreaterThan(20);
});

test.each(Object.keys(PAGE_CHECKS))('every page %s', (name) => {
  expect(problems.get(name)).toEqual([]);
});

test.each(Object.entries(SITE_CHECKS))('%s', (_name, check) => {
  expect(check(facts, build)).toEqual([]);
});
