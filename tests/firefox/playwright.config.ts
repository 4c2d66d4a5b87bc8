import path from 'node:path';
import {defineConfig} from 'playwright/test';
import type {Fixtures} from '../e2e/support/test';

const PORT = Number(process.env.PW_PORT ?? 4173);
const address = `http://127.0.0.1:${PORT}`;

/** The journeys that say so, in the system's Firefox, over WebDriver BiDi. */
export default defineConfig<Fixtures>({
  testDir: '../e2e/journeys',
  grep: /@firefox/,
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  reporter: 'line',
  outputDir: '../../test-results/firefox',
  timeout: 180_000,
  expect: {timeout: 30_000},
  use: {
    baseURL: address,
    browserName: 'firefox',
    channel: 'moz-firefox',
    viewport: {width: 1366, height: 657},
    // tests/firefox/run.mjs names the Firefox that this starts.
    launchOptions: {executablePath: path.join(__dirname, 'bridge.mjs')},
  },
  webServer: {
    command: 'node tests/server.mjs',
    cwd: path.resolve(__dirname, '../..'),
    env: {PORT: String(PORT), SITE_DIR: 'build'},
    url: address,
  },
});
