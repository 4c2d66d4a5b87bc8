// `npm run test:firefox`: a dozen journeys in the system's Firefox. Builds nothing: run `npm run build` first.
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';

const SYSTEM = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

const firefox = [process.env.FIREFOX_PATH, ...SYSTEM].find(
  (path) => path !== undefined && path !== '' && fs.existsSync(path),
);
if (firefox === undefined) {
  console.error('No Firefox was found. Install it (Debian: firefox-esr), or set FIREFOX_PATH to one.');
  process.exit(1);
}
if (!fs.existsSync('build/index.html')) {
  console.error('There is no build to test. Run "npm run build" first.');
  process.exit(1);
}
const {status} = spawnSync(
  'npx',
  ['playwright', 'test', '--config', 'tests/firefox/playwright.config.ts', ...process.argv.slice(2)],
  {stdio: 'inherit', env: {...process.env, FIREFOX_PATH: firefox}},
);
process.exit(status ?? 1);
