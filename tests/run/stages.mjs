// What `npm test` runs. A stage without counts of its own is one check.
import os from 'node:os';
import path from 'node:path';
import {jestCounts, playwrightCounts} from './counts.mjs';
import {RESULTS} from './paths.mjs';

/** Jest beside other stages takes half of the machine; the checks of the build come when little else is left. */
const HALF = Math.max(1, Math.floor(os.availableParallelism() / 2));

/** Runs a program of a package with more room for young objects, which saves an eighth of eslint's and prettier's time. */
const NODE = 'node --max-semi-space-size=128 node_modules';

function jest(project, workers) {
  const report = path.join(RESULTS, `${project}.json`);
  return {
    command: `jest --selectProjects ${project} --maxWorkers=${workers} --json --outputFile="${report}"`,
    counts: () => jestCounts(report),
  };
}

/**
 * In the order in which they begin, the longest first. `after` names the stages that must have passed before, `alone`
 * keeps every other stage from running at the same time, `quick` marks what needs no build, `needs` names the program
 * that a file needs, which is left out where there is none.
 */
const STAGES = [
  {name: 'build', command: 'npm run --silent build'},
  {
    name: 'content',
    quick: true,
    ...jest('content', HALF),
    needs: {program: 'git', file: 'tests/content/hook.test.ts'},
  },
  {name: 'eslint', quick: true, command: `${NODE}/eslint/bin/eslint.js . --max-warnings 0`},
  {name: 'build:configured', command: 'npm run --silent build:configured', after: ['build']},
  {name: 'unit', quick: true, ...jest('unit', HALF)},
  {name: 'types', quick: true, command: 'npm run --silent types'},
  // Texts are checked by their own check: a writer may break a line wherever they like, and `npm run format` lays it out.
  {
    name: 'prettier',
    quick: true,
    command: `${NODE}/prettier/bin/prettier.cjs --check --log-level warn . "!**/*.{yaml,mdx}"`,
  },
  {name: 'check:content', quick: true, command: 'npm run --silent check:content'},
  {name: 'knip', quick: true, command: 'knip'},
  {name: 'stylelint', quick: true, command: 'stylelint "src/**/*.css"'},
  {
    name: 'built',
    after: ['build', 'build:configured'],
    ...jest('build', HALF + 1),
    needs: {program: 'nginx', file: 'tests/build/nginx.test.ts'},
  },
  {
    name: 'e2e',
    after: ['build', 'build:configured'],
    alone: true,
    command: 'playwright test',
    counts: () => playwrightCounts(path.join(RESULTS, 'e2e.json')),
  },
];

/** The stages that the arguments name: none for all, `quick`, or names of stages. Throws for any other. */
export function chosenStages(names) {
  const unknown = names.filter((name) => name !== 'quick' && !STAGES.some((stage) => stage.name === name));
  if (unknown.length > 0) {
    const known = ['quick', ...STAGES.map(({name}) => name)].join(', ');
    throw new Error(`There is no stage ${unknown.join(', ')}. There are: ${known}.`);
  }
  return STAGES.filter(
    ({name, quick}) => names.length === 0 || names.includes(name) || (names.includes('quick') && quick),
  );
}
