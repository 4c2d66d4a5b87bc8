// `npm test`: installs the packages where they are missing, runs the stages two at a time, and closes with one plain line
// of counts. `npm run test:quick` runs the stages that need no build; `npm test -- unit types` runs the ones it names.
import {spawn, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');
/** Where stages leave their reports. */
const RESULTS = path.join(ROOT, 'test-results');
const INSTALL = 'npm ci --loglevel=error';
/** Jest beside other stages takes half of the machine. */
const HALF = Math.max(1, Math.floor(os.availableParallelism() / 2));
/** More room for young objects, which saves an eighth of eslint's and prettier's time. */
const NODE = 'node --max-semi-space-size=128 node_modules';

const read = (file) => JSON.parse(fs.readFileSync(path.join(ROOT, file), 'utf8'));

const jest = (project, workers) => ({
  command: `jest --selectProjects ${project} --maxWorkers=${workers} --json --outputFile="${path.join(RESULTS, `${project}.json`)}"`,
  counts: () => {
    const {numPassedTests, numFailedTests, numRuntimeErrorTestSuites} = read(`test-results/${project}.json`);
    return {passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites};
  },
});

/**
 * In the order in which they begin, the longest first. `after` names the stages that must have passed before, `quick`
 * marks what needs no build, `prepare` comes before the command, `counts` reads its report.
 */
const STAGES = [
  {name: 'build', command: 'npm run --silent build -- --compress'},
  {name: 'content', quick: true, ...jest('content', HALF)},
  {name: 'eslint', quick: true, command: `${NODE}/eslint/bin/eslint.js . --max-warnings 0`},
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
  {name: 'build:configured', command: 'node tests/buildConfigured.mjs', after: ['build']},
  {name: 'built', after: ['build', 'build:configured'], ...jest('build', HALF + 1)},
];
/** Runs once all others have ended. */
const E2E = {
  name: 'e2e',
  command: 'playwright test',
  after: ['build', 'build:configured'],
  // Imported only now: it uses a package, which may have been missing before.
  prepare: async () => (await import('./chromium.mjs')).obtainChromium(),
  counts: () => {
    const {stats} = read('test-results/e2e.json');
    return {passed: stats.expected, failed: stats.unexpected};
  },
};

/** The stages that the arguments name: none for all, `quick`, or names of stages. */
function chosen(names) {
  const all = [...STAGES, E2E];
  const known = ['quick', ...all.map(({name}) => name)];
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    console.error(`There is no stage ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
    process.exit(1);
  }
  return all.filter(
    ({name, quick}) => names.length === 0 || names.includes(name) || (names.includes('quick') && quick),
  );
}

/** Whether npm noted every package of the lock file as installed; optional ones are mostly for other systems. */
function hasPackages() {
  try {
    const installed = read('node_modules/.package-lock.json').packages;
    return Object.entries(read('package-lock.json').packages).every(
      ([place, {version, optional, devOptional}]) =>
        place === '' || optional || devOptional || installed[place]?.version === version,
    );
  } catch {
    // Nothing is installed, or an installation was interrupted.
    return false;
  }
}

/** What a stage's report counts; a report that is missing is one failure. */
function countedBy(counts) {
  try {
    return counts?.();
  } catch {
    return {passed: 0, failed: 1};
  }
}

const started = new Map();

/** Runs one stage, and gives its counts; prints its output only where it failed, so that stages do not mix theirs. */
async function runStage({name, command, after = [], prepare, counts}) {
  const begin = Date.now();
  const before = await Promise.all(after.map((other) => started.get(other)));
  if (before.some((result) => result?.failed > 0)) {
    console.log(`FAILED  ${name}: not run, as ${after.join(' or ')} failed`);
    return {passed: 0, failed: 1};
  }
  await prepare?.();
  const stdio = name === 'e2e' ? 'inherit' : ['ignore', 'pipe', 'pipe'];
  const env = {
    ...process.env,
    PATH: `${path.join(ROOT, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
    NO_UPDATE_NOTIFIER: '1',
    DOCUSAURUS_IGNORE_SSG_WARNINGS: 'true',
  };
  const child = spawn(command, {cwd: ROOT, env, shell: true, stdio});
  let output = '';
  child.stdout?.on('data', (text) => (output += text));
  child.stderr?.on('data', (text) => (output += text));
  const ok = await new Promise((resolve) => child.on('close', (status) => resolve(status === 0)));
  const counted = countedBy(counts) ?? {passed: ok ? 1 : 0, failed: 0};
  // Should a stage fail beyond its tests, that is one failure more.
  const failed = ok ? counted.failed : Math.max(counted.failed, 1);
  if (failed > 0) {
    console.log(`\n> ${command}\n${output.trim()}`);
  }
  console.log(`${failed === 0 ? 'ok' : 'FAILED'}  ${name} (${((Date.now() - begin) / 1000).toFixed(1)} s)`);
  return {passed: counted.passed, failed};
}

/** Starts a stage; one that cannot even be started, or leaves no report, has failed. */
function start(stage) {
  const result = runStage(stage).catch((error) => {
    console.log(`FAILED  ${stage.name}: ${error.message}`);
    return {passed: 0, failed: 1};
  });
  started.set(stage.name, result);
  return result;
}

const stages = chosen(process.argv.slice(2));
fs.rmSync(RESULTS, {recursive: true, force: true});
fs.mkdirSync(RESULTS);
if (!hasPackages() && spawnSync(INSTALL, {cwd: ROOT, stdio: 'inherit', shell: true}).status !== 0) {
  console.log(`"${INSTALL}" failed\n\n0 passed, ${stages.length} failed`);
  process.exit(1);
}
const queue = stages.filter((stage) => stage !== E2E).values();
const lane = async () => {
  for (const stage of queue) {
    await start(stage);
  }
};
await Promise.all([lane(), lane()]);
if (stages.includes(E2E)) {
  await start(E2E);
}
const results = await Promise.all(started.values());
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
