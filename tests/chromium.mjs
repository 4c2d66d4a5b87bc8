// Finds a Chromium for the end-to-end tests, or obtains one. Not its build without a window (headless shell), which is
// faster but sends every new page a movement of the mouse: to this site that is a visitor who is about to act.
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {chromium} from 'playwright';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Path of a Chromium that is there: CHROME_PATH, Playwright's own, or the system's; undefined where there is none. */
export function chromiumPath() {
  return [process.env.CHROME_PATH, chromium.executablePath(), ...SYSTEM].find(
    (path) => path !== undefined && path !== '' && fs.existsSync(path),
  );
}

function run(command, args) {
  console.log(`> ${command} ${args.join(' ')}`);
  return spawnSync(command, args, {stdio: 'inherit', shell: process.platform === 'win32'}).status === 0;
}

/** Makes sure that there is a Chromium: what is there, then Playwright's download, then apt. Throws where none can be had. */
export function obtainChromium() {
  if (chromiumPath() === undefined) {
    run('npx', ['playwright', 'install', '--with-deps', 'chromium']);
  }
  if (chromiumPath() === undefined && fs.existsSync('/usr/bin/apt-get')) {
    const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
    const [command, ...args] = [...sudo, 'apt-get'];
    run(command, [...args, 'update', '-qq']);
    run(command, [...args, 'install', '-y', '-qq', 'chromium']);
  }
  const found = chromiumPath();
  if (found === undefined) {
    throw new Error(
      'No Chromium could be found or installed. Install Chrome or Chromium, or set CHROME_PATH to one, and run npm test again.',
    );
  }
  return found;
}
