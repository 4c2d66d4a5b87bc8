import {spawnSync} from 'node:child_process';
import {obtain} from '../programs.mjs';
import {withoutMissing} from './needs.mjs';
import {isInstalled} from './packages.mjs';
import {ROOT} from './paths.mjs';

const failure = (name) => ({name, passed: 0, failed: 1, ms: 0});

/** Whether there is a browser for the end-to-end tests, or one could be installed. */
async function hasBrowser() {
  try {
    // Imported now: it uses a package, which may have been missing until here.
    const {obtainChromium} = await import('../chromium.mjs');
    console.log(`e2e uses ${obtainChromium()}`);
    return true;
  } catch (error) {
    console.error(error.message);
    return false;
  }
}

/**
 * Installs packages, a browser, git and nginx where they are missing. Gives the stages that can run, what failed, and a
 * line for each file of tests that is left out because its program cannot be had here; where CI is set, that has failed.
 */
export async function install(stages) {
  if (!isInstalled(ROOT)) {
    const command = 'npm ci --no-audit --no-fund --loglevel=error';
    console.log(`> ${command}`);
    if (spawnSync(command, {cwd: ROOT, stdio: 'inherit', shell: true}).status !== 0) {
      return {ready: [], failures: [failure('install')], leftOut: []};
    }
  }
  const lacksBrowser = stages.some(({name}) => name === 'e2e') && !(await hasBrowser());
  const {ready, leftOut} = withoutMissing(stages, obtain);
  return {
    ready: ready.filter(({name}) => name !== 'e2e' || !lacksBrowser),
    failures: [
      ...(lacksBrowser ? [failure('e2e')] : []),
      ...(process.env.CI ? leftOut.map(({program}) => failure(program)) : []),
    ],
    leftOut: leftOut.map(({line}) => line),
  };
}
