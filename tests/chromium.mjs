// Finds a Chromium, or obtains one: its build without a window (headless shell) where there is one, which takes a third of
// the time off the end-to-end tests, else the browser itself.
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {chromium} from 'playwright';

const SHELLS = ['/usr/bin/chromium-headless-shell'];
const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const firstOf = (paths) => paths.find((path) => path !== undefined && path !== '' && fs.existsSync(path));

const own = () => [process.env.CHROME_PATH, chromium.executablePath()];

/** Path of a Chromium with windows that is there: CHROME_PATH, Playwright's own, or the system's; else undefined. */
export const chromiumPath = () => firstOf([...own(), ...BROWSERS]);

const any = () => firstOf([...own(), ...SHELLS, ...BROWSERS]);

/**
 * Path of the Chromium that the tests drive: as above, but the system's headless shell before its browser. Undefined also
 * where Playwright has its own, because its launch then takes its own headless shell.
 */
export const testedChromium = () => (any() === chromium.executablePath() ? undefined : any());

function run(command, args) {
  console.log(`> ${command} ${args.join(' ')}`);
  return spawnSync(command, args, {stdio: 'inherit', shell: process.platform === 'win32'}).status === 0;
}

/** Installs the first of the packages that apt has. Nothing where there is no apt. */
function installOne(...packages) {
  if (!fs.existsSync('/usr/bin/apt-get')) {
    return;
  }
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const [command, ...args] = [...sudo, 'apt-get'];
  run(command, [...args, 'update', '-qq']);
  packages.some((name) => run(command, [...args, 'install', '-y', '-qq', name]));
}

/** Path of a Chromium: what is there, then Playwright's download, then apt. Throws where none can be had. */
export function obtainChromium() {
  if (any() === undefined) {
    run('npx', ['playwright', 'install', '--with-deps', 'chromium']);
  }
  if (any() === undefined) {
    // Debian has the shell as a separate package, Ubuntu has not.
    installOne('chromium-headless-shell', 'chromium');
  } else if (process.env.CI && BROWSERS.includes(any())) {
    // A machine of CI may have the shell besides its browser: the end-to-end tests then take a third of the time.
    installOne('chromium-headless-shell');
  }
  if (any() === undefined) {
    throw new Error(
      'No Chromium could be found or installed. Install Chrome or Chromium, or set CHROME_PATH to one, and run npm test again.',
    );
  }
  return any();
}
