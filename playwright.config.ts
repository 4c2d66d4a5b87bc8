import {existsSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {defineConfig, devices, firefox} from 'playwright/test';
import {testedChromium} from './tests/chromium.mjs';
import type {Fixtures} from './tests/e2e/support/test';

const PORT = Number(process.env.PW_PORT ?? 4173);
const CONFIGURED_PORT = PORT + 1;

/** Where the second build is served; tests/buildConfigured.mjs builds it for this path. */
const SUBPATH = '/some/path/';
const CONFIGURED_BUILD = 'build-configured';

const addressOf = (port: number) => `http://127.0.0.1:${port}`;

/** Serves one build of the site. */
const server = (port: number, dir: string, base = '/') => ({
  command: 'node tests/server.mjs',
  env: {PORT: String(port), SITE_DIR: dir, SITE_BASE_URL: base},
  url: `${addressOf(port)}${base}`,
  reuseExistingServer: false,
});

const CONFIGURED = /[\\/]configured[\\/]/;
/** What only a phone has. */
const PHONE = /\.phone\.spec\.ts$/;
const desktop = {...devices['Desktop Chrome'], viewport: {width: 1440, height: 900}};
/** A dozen journeys in a second engine, where Playwright's Firefox is installed (`npx playwright install firefox`). */
const inFirefox = {
  name: 'firefox',
  use: {...devices['Desktop Firefox'], launchOptions: {}},
  grep: /@firefox/,
};

export default defineConfig<Fixtures>({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: true,
  // Tests wait for timers and animations half of their time.
  workers: 2 * availableParallelism(),
  // A log has what failed at its end.
  reporter: [
    [process.env.CI === undefined ? 'line' : 'dot'],
    ['json', {outputFile: 'test-results/e2e.json'}],
  ],
  outputDir: 'test-results/e2e',
  // Limits of time only end what hangs: no test may fail because its machine is slow.
  timeout: 600_000,
  expect: {timeout: 30_000},
  use: {
    baseURL: addressOf(PORT),
    // What is not there to be pressed ends with its name, not with the whole test's limit.
    actionTimeout: 120_000,
    // To record a test takes a quarter of its time again: `--trace on` does, for the one that is looked into.
    trace: 'off',
    launchOptions: {
      executablePath: testedChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {name: 'desktop', use: desktop, testIgnore: [CONFIGURED, PHONE]},
    {name: 'phone', use: {...devices['Pixel 7']}, grep: /@phone/, testIgnore: CONFIGURED},
    // The same site with a tag manager and the provider's forms, under a path: see tests/buildConfigured.mjs.
    {
      name: 'configured',
      use: {...desktop, baseURL: `${addressOf(CONFIGURED_PORT)}${SUBPATH}`},
      testMatch: CONFIGURED,
    },
    ...(existsSync(firefox.executablePath()) ? [inFirefox] : []),
  ],
  // One journey can be tried with the first build alone.
  webServer: [
    server(PORT, 'build'),
    ...(existsSync(CONFIGURED_BUILD) ? [server(CONFIGURED_PORT, CONFIGURED_BUILD, SUBPATH)] : []),
  ],
});
