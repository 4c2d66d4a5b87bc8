// Finds Debian's nginx for the end-to-end tests, or installs it, as tests/chromium.mjs does for the browser.
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';

const PLACES = [
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/opt/homebrew/bin/nginx',
  '/usr/local/bin/nginx',
];

const found = () => PLACES.find((place) => fs.existsSync(place));

/** Path of nginx; throws where there is none and none can be installed. */
export function obtainNginx() {
  if (found() === undefined && fs.existsSync('/usr/bin/apt-get')) {
    const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
    for (const args of [
      ['update', '-qq'],
      ['install', '-y', '-qq', '--no-install-recommends', 'nginx-light'],
    ]) {
      const [command, ...rest] = [...sudo, 'apt-get', ...args];
      // Installed as a service it would take port 80; here only the program is wanted.
      spawnSync(command, rest, {
        stdio: 'ignore',
        env: {...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive'},
      });
    }
  }
  const nginx = found();
  if (nginx === undefined) {
    throw new Error(
      'No nginx could be found or installed. Install it (apt-get install nginx-light) and run again.',
    );
  }
  return nginx;
}
