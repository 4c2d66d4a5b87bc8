import {spawnSync} from 'node:child_process';
import fs from 'node:fs';

const APT = '/usr/bin/apt-get';

/** Installs the first of the packages that apt has. Nothing where there is no apt. */
export function installByApt(...packages) {
  if (!fs.existsSync(APT)) {
    return;
  }
  const [command, ...before] = process.getuid?.() === 0 ? [APT] : ['sudo', '-n', APT];
  const apt = (...args) =>
    spawnSync(command, [...before, ...args], {
      stdio: 'ignore',
      // Installed as a service nginx would take port 80; here only the program is wanted.
      env: {...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive'},
    }).status === 0;
  console.log(`Installing ${packages.join(' or ')}`);
  apt('update', '-qq');
  packages.some((name) => apt('install', '-y', '-qq', '--no-install-recommends', name));
}
