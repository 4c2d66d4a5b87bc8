// Finds a Chromium, or obtains one: its build without a window (headless shell) where there is one, which takes a third of
// the time off the end-to-end tests, else the browser itself.
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {chromium} from 'playwright';

const SHELL = '/usr/bin/chromium-headless-shell';
const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const find = (...system) =>
  [process.env.CHROME_PATH, chromium.executablePath(), ...system].find(
    (path) => path !== undefined && path !== '' && fs.existsSync(path),
  );

/** Path of a Chromium with windows that is there: CHROME_PATH, Playwright's own, or the system's; else undefined. */
export const chromiumPath = () => find(...BROWSERS);

const any = () => find(SHELL, ...BROWSERS);

/**
 * Path of the Chromium that the tests drive: as above, but the system's headless shell before its browser. Undefined also
 * where Playwright has its own, because its launch then takes its own headless shell.
 */
export const testedChromium = () => (any() === chromium.executablePath() ? undefined : any());

const APT = '/usr/bin/apt-get';

/** Installs the first of the packages that apt has. Nothing where there is no apt. */
function installByApt(...packages) {
  if (!fs.existsSync(APT)) {
    return;
  }
  const [command, ...before] = process.getuid?.() === 0 ? [APT] : ['sudo', '-n', APT];
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  const apt = (...args) => spawnSync(command, [...before, ...args], {stdio: 'ignore', env}).status === 0;
  console.log(`Installing ${packages.join(' or ')}`);
  apt('update', '-qq');
  packages.some((name) => apt('install', '-y', '-qq', '--no-install-recommends', name));
}

/** Obtains a Chromium: what is there, then Playwright's download, then apt. Throws where none can be had. */
export function obtainChromium() {
  if (any() === undefined) {
    spawnSync('npx playwright install --with-deps chromium', {stdio: 'inherit', shell: true});
  }
  // Debian has the shell as a separate package, Ubuntu has not. A machine of CI may have its browser alone.
  if (any() === undefined) {
    installByApt('chromium-headless-shell', 'chromium');
  } else if (process.env.CI && BROWSERS.includes(any())) {
    installByApt('chromium-headless-shell');
  }
  if (any() === undefined) {
    throw new Error(
      'No Chromium could be found or installed. Install Chrome or Chromium, or set CHROME_PATH to one, and run npm test again.',
    );
  }
}
