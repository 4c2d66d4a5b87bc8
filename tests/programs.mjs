// Finds the programs beside Node and the browser that single files of tests need, or installs them by apt.
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';

const APT = '/usr/bin/apt-get';

/** How each is called where it is, what makes it say its version, and its package. */
const PROGRAMS = {
  nginx: {
    names: ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx', '/usr/local/bin/nginx'],
    version: '-v',
    aptName: 'nginx-light',
  },
};

function installByApt(name) {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', name],
  ]) {
    const [command, ...rest] = [...sudo, APT, ...args];
    // Installed as a service nginx would take port 80; here only the program is wanted.
    spawnSync(command, rest, {
      stdio: 'ignore',
      env: {...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive'},
    });
  }
}

/** How to call a program; throws where there is none and none can be installed. */
export function obtain(program) {
  const {names, version, aptName} = PROGRAMS[program];
  const found = () => names.find((name) => spawnSync(name, [version], {stdio: 'ignore'}).status === 0);
  const here = found();
  if (here !== undefined) {
    return here;
  }
  if (fs.existsSync(APT)) {
    installByApt(aptName);
  }
  const installed = found();
  if (installed === undefined) {
    throw new Error(`No ${program} could be found or installed. Install ${program} and run again.`);
  }
  return installed;
}
