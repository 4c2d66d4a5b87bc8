// `npm test`: installs what is missing, then runs every check in turn and closes with one plain line of counts.
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const results = path.join(root, 'test-results');
const env = {
  ...process.env,
  NO_UPDATE_NOTIFIER: '1',
  DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
  DOCUSAURUS_IGNORE_SSG_WARNINGS: 'true',
};
const windows = process.platform === 'win32';

function run(command) {
  console.log(`\n> ${command}`);
  const started = Date.now();
  const {status} = spawnSync(command, {cwd: root, env, stdio: 'inherit', shell: true});
  console.log(`${status === 0 ? 'ok' : 'FAILED'} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  return status === 0;
}

/** Counts of a Jest run from its JSON report; a missing report is one failure. */
function jestCounts(file) {
  if (!fs.existsSync(file)) {
    return {passed: 0, failed: 1};
  }
  const report = JSON.parse(fs.readFileSync(file, 'utf8'));
  return {passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites};
}

/** Counts of a Playwright run from its JSON report; a missing report is one failure. */
function playwrightCounts(file) {
  if (!fs.existsSync(file)) {
    return {passed: 0, failed: 1};
  }
  const {expected, flaky, unexpected} = JSON.parse(fs.readFileSync(file, 'utf8')).stats;
  return {passed: expected + flaky, failed: unexpected};
}

const total = {passed: 0, failed: 0};
function add({passed, failed}) {
  total.passed += passed;
  total.failed += failed;
}

/** A stage without counts of its own is one check. */
function check(command) {
  const passed = run(command);
  add(passed ? {passed: 1, failed: 0} : {passed: 0, failed: 1});
  return passed;
}

/** A stage that reports its tests; should it fail beyond them, that is one failure more. */
function suite(command, file, counts) {
  const passed = run(command);
  const counted = counts(path.join(results, file));
  add(passed || counted.failed > 0 ? counted : {...counted, failed: 1});
}

function finish() {
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed === 0 ? 0 : 1);
}

fs.rmSync(results, {recursive: true, force: true});
fs.mkdirSync(results);
const lock = path.join(root, 'package-lock.json');
const installed = path.join(root, 'node_modules', '.package-lock.json');
if (!fs.existsSync(installed) || fs.statSync(installed).mtimeMs < fs.statSync(lock).mtimeMs) {
  if (!run(`npm install --no-audit --no-fund${windows ? '' : ' --loglevel=error'}`)) {
    add({passed: 0, failed: 1});
    finish();
  }
}

check('npx eslint . --max-warnings 0');
check('npx stylelint "src/**/*.css"');
check('npx prettier --check --log-level warn .');
check('npx knip');
check('npx tsc');
check('npx docusaurus recipes:check');
check('npm run --silent check:content');
for (const project of ['unit', 'content']) {
  const file = path.join(results, `${project}.json`);
  suite(`npx jest --selectProjects ${project} --json --outputFile="${file}"`, `${project}.json`, jestCounts);
}
if (check('npm run --silent build') && check('npm run --silent build:configured')) {
  try {
    const {obtainChromium} = await import('./chromium.mjs');
    console.log(`Chromium: ${obtainChromium()}`);
    suite('npx playwright test', 'e2e.json', playwrightCounts);
  } catch (error) {
    console.error(error.message);
    add({passed: 0, failed: 1});
  }
}
finish();
