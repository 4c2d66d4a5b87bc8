import fs from 'node:fs';

const MISSING = {passed: 0, failed: 1};

/** Counts of a Jest run from its JSON report; a missing report is one failure. */
export function jestCounts(file) {
  if (!fs.existsSync(file)) {
    return MISSING;
  }
  const report = JSON.parse(fs.readFileSync(file, 'utf8'));
  return {passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites};
}

/** Titles of the tests of a Playwright report that passed only when tried again. */
function flakyTitles({title, specs = [], suites = []}) {
  const own = specs.filter(({tests}) => tests.some(({status}) => status === 'flaky'));
  return [...own.map((spec) => `${title}: ${spec.title}`), ...suites.flatMap(flakyTitles)];
}

/** Counts of a Playwright run from its JSON report; a missing report is one failure. Names what was tried again. */
export function playwrightCounts(file) {
  if (!fs.existsSync(file)) {
    return MISSING;
  }
  const {stats, suites} = JSON.parse(fs.readFileSync(file, 'utf8'));
  return {passed: stats.expected + stats.flaky, failed: stats.unexpected, notes: suites.flatMap(flakyTitles)};
}
