import {defineConfig, devices} from 'playwright/test';
import {chromiumPath} from './tests/chromium.mjs';
import type {Fixtures} from './tests/e2e/support/test';

const PORT = Number(process.env.PW_PORT ?? 4173);
const CONFIGURED_PORT = PORT + 1;
const SUBPATH_PORT = PORT + 2;

/** Where the third build is served; tests/buildConfigured.mjs builds it for this path. */
const SUBPATH = '/some/path/';

const addressOf = (port: number) => `http://127.0.0.1:${port}`;

/** Serves one build of the site. */
const server = (port: number, dir: string, base = '/') => ({
  command: 'node tests/server.mjs',
  env: {PORT: String(port), SITE_DIR: dir, SITE_BASE_URL: base},
  url: `${addressOf(port)}${base}`,
  reuseExistingServer: false,
});

const CONFIGURED = 'configured.spec.ts';
/** Tests of what visitors do, which a page must answer before it is live, too. */
const EARLY =
  /(arcade[a-z-]*|clients|consent|header|journal-[a-z]+|marketing|mobile-menu|people|recipe-[a-z]+|shell|unknown-ids)\.spec\.ts$/;
/** Of those, the ones that only look at a page, however it was opened. */
const AT_REST = /axe|accessib|sideways|reflow|has one h1|marks every link|without JavaScript/i;
const UNDER_PATH = 'subpath.spec.ts';
const desktop = {...devices['Desktop Chrome'], viewport: {width: 1440, height: 900}};

export default defineConfig<Fixtures>({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: true,
  // A shared build machine may stall for seconds; a test that fails twice in a row has failed.
  retries: process.env.CI === undefined ? 0 : 1,
  workers: 2,
  reporter: [['line'], ['json', {outputFile: 'test-results/e2e.json'}]],
  outputDir: 'test-results/e2e',
  timeout: 60_000,
  use: {
    baseURL: addressOf(PORT),
    // To record every test takes a quarter of its time again; where a failure is tried again, that alone is recorded.
    trace: process.env.CI === undefined ? 'retain-on-failure' : 'on-first-retry',
    launchOptions: {
      executablePath: chromiumPath(),
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
    {name: 'desktop', use: desktop, testIgnore: [CONFIGURED, UNDER_PATH]},
    {name: 'phone', use: {...devices['Pixel 7']}, grep: /@phone/, testIgnore: [CONFIGURED, UNDER_PATH]},
    // The same tests by a visitor who does not wait until the page is live (src/plugins/client/deferred-hydration).
    {
      name: 'early',
      use: {...desktop, early: true},
      testMatch: EARLY,
      grepInvert: AT_REST,
      // What was asked for early is done once the page is live, which takes a busy machine some seconds.
      expect: {timeout: 15_000},
    },
    // The same site, built with a tag manager and the provider's forms: see tests/run.mjs.
    {name: 'configured', use: {...desktop, baseURL: addressOf(CONFIGURED_PORT)}, testMatch: CONFIGURED},
    // The same site, built to be served under a path.
    {
      name: 'subpath',
      use: {...desktop, baseURL: `${addressOf(SUBPATH_PORT)}${SUBPATH}`},
      testMatch: UNDER_PATH,
    },
  ],
  webServer: [
    server(PORT, 'build'),
    server(CONFIGURED_PORT, 'build-configured'),
    server(SUBPATH_PORT, 'build-subpath', SUBPATH),
  ],
});
