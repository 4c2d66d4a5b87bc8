// What `npm test` runs, in the order in which stages begin: the longest first.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '..');
/** Where stages leave their reports. */
export const RESULTS = path.join(ROOT, 'test-results');

const MISSING = {passed: 0, failed: 1};
/** Jest beside other stages takes half of the machine; the checks of the build come when little else is left. */
const HALF = Math.max(1, Math.floor(os.availableParallelism() / 2));
/** Runs a package's program with more room for young objects, which saves an eighth of eslint's and prettier's time. */
const NODE = 'node --max-semi-space-size=128 node_modules';

/** What a stage's report in JSON counts; a missing report is one failure. */
const counts = (name, count) => () => {
  const file = path.join(RESULTS, `${name}.json`);
  return fs.existsSync(file) ? count(JSON.parse(fs.readFileSync(file, 'utf8'))) : MISSING;
};

const jest = (project, workers) => ({
  command: `jest --selectProjects ${project} --maxWorkers=${workers} --json --outputFile="${path.join(RESULTS, `${project}.json`)}"`,
  counts: counts(project, ({numPassedTests, numFailedTests, numRuntimeErrorTestSuites}) => ({
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
  })),
});

/**
 * `after` names the stages that must have passed before, `alone` keeps all others from running at the same time, `quick`
 * marks what needs no build, `prepare` comes before the command.
 */
export const STAGES = [
  {name: 'build', command: 'npm run --silent build -- --compress'},
  {name: 'content', quick: true, ...jest('content', HALF)},
  {name: 'eslint', quick: true, command: `${NODE}/eslint/bin/eslint.js . --max-warnings 0`},
  {name: 'build:configured', command: 'node tests/buildConfigured.mjs', after: ['build']},
  {name: 'unit', quick: true, ...jest('unit', HALF)},
  {name: 'types', quick: true, command: 'npm run --silent types'},
  // Texts have a check for themselves: a writer may break a line anywhere, and `npm run format` lays it out.
  {
    name: 'prettier',
    quick: true,
    command: `${NODE}/prettier/bin/prettier.cjs --check --log-level warn . "!**/*.{yaml,mdx}"`,
  },
  {name: 'check:content', quick: true, command: 'npm run --silent check:content'},
  {name: 'knip', quick: true, command: 'knip'},
  {name: 'budget', quick: true, command: 'node tests/budget.mjs'},
  {name: 'stylelint', quick: true, command: 'stylelint "src/**/*.css"'},
  {name: 'built', after: ['build', 'build:configured'], ...jest('build', HALF + 1)},
  {
    name: 'e2e',
    after: ['build', 'build:configured'],
    alone: true,
    // Imported only now: it uses a package, which may have been missing before.
    prepare: async () => (await import('./chromium.mjs')).obtainChromium(),
    command: 'playwright test',
    counts: counts('e2e', ({stats}) => ({passed: stats.expected, failed: stats.unexpected})),
  },
];
