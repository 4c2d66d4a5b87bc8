import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {ROOT} from './paths.mjs';

/** Whether the packages are those of the lock file, by the times of both. */
function isInstalled() {
  const lock = path.join(ROOT, 'package-lock.json');
  const installed = path.join(ROOT, 'node_modules', '.package-lock.json');
  return fs.existsSync(installed) && fs.statSync(installed).mtimeMs >= fs.statSync(lock).mtimeMs;
}

/** What a stage needs beside the packages, and the module that finds or installs it. */
const NEEDS = {
  e2e: async () => (await import('../chromium.mjs')).obtainChromium(),
  built: async () => (await import('../nginx.mjs')).obtainNginx(),
};

const failure = (name) => ({name, passed: 0, failed: 1, ms: 0});

/** Installs packages, a browser and nginx where they are missing; gives the stages that can run, and what failed. */
export async function install(stages) {
  if (!isInstalled()) {
    const command = 'npm ci --no-audit --no-fund --loglevel=error';
    console.log(`> ${command}`);
    if (spawnSync(command, {cwd: ROOT, stdio: 'inherit', shell: true}).status !== 0) {
      return {ready: [], failures: [failure('install')]};
    }
  }
  const failures = [];
  for (const {name} of stages.filter((stage) => stage.name in NEEDS)) {
    try {
      // Imported now: these use packages, which may have been missing until here.
      console.log(`${name} uses ${await NEEDS[name]()}`);
    } catch (error) {
      console.error(error.message);
      failures.push(failure(name));
    }
  }
  return {ready: stages.filter(({name}) => !failures.some((one) => one.name === name)), failures};
}
