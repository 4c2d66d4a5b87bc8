// The stages that a mutant climbs until one fails: the quickest first.
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const env = {
  ...process.env,
  NO_UPDATE_NOTIFIER: '1',
  DOCUSAURUS_IGNORE_SSG_WARNINGS: 'true',
  // Not the port of a test run that may be going on beside.
  PW_PORT: process.env.PW_PORT ?? '4193',
};

/** The checks of the build that read the default build alone. */
const BUILT = ['pages', 'files', 'html'].map((name) => `tests/build/${name}`).join(' ');

/** Playwright serves the second build, too; its tests are not among those that mutants name. */
function linkSecondBuild(folder) {
  const second = path.join(folder, 'build-configured');
  if (!fs.existsSync(second)) {
    fs.symlinkSync(path.join(folder, 'build'), second, 'junction');
  }
}

/**
 * Stages in order: `command` gives what to run for some mutants, nothing where none of them reaches the stage. A mutant
 * of a file that tests read as text names its unit tests, because Jest knows only what is imported.
 */
export const LADDER = [
  {
    name: 'unit',
    command: (mutants) => {
      const named = mutants.flatMap(({unit}) => unit ?? []);
      const files = mutants.filter(({unit}) => unit === undefined).map(({file}) => file);
      return [
        files.length > 0 &&
          `npx jest --selectProjects unit content --passWithNoTests --findRelatedTests ${files.join(' ')}`,
        named.length > 0 && `npx jest --selectProjects unit content --testPathPatterns ${named.join(' ')}`,
      ]
        .filter(Boolean)
        .join(' && ');
    },
  },
  {name: 'build', command: () => 'npm run --silent build'},
  {name: 'built', command: () => `npx jest --selectProjects build --testPathPatterns ${BUILT}`},
  {
    name: 'e2e',
    command: (mutants) => {
      const specs = [...new Set(mutants.flatMap(({e2e}) => e2e ?? []))];
      return specs.map((spec) => `npx playwright test ${spec}`).join(' && ');
    },
  },
];

/** Whether a stage passes in a folder for these mutants; true where none of them reaches it. */
export function passes(folder, {name, command}, mutants) {
  if (name === 'e2e') {
    linkSecondBuild(folder);
  }
  const line = command(mutants);
  return line === '' || spawnSync(line, {cwd: folder, shell: true, stdio: 'ignore', env}).status === 0;
}
