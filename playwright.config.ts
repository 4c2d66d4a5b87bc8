import {defineConfig, devices} from 'playwright/test';
import {chromiumPath} from './tests/chromium.mjs';

const PORT = Number(process.env.PW_PORT ?? 4173);
const CONFIGURED_PORT = PORT + 1;

const addressOf = (port: number) => `http://127.0.0.1:${port}`;

/** Serves one build of the site. */
const server = (port: number, dir: string) => ({
  command: 'node tests/server.mjs',
  env: {PORT: String(port), SITE_DIR: dir},
  url: addressOf(port),
  reuseExistingServer: false,
});

const CONFIGURED = 'configured.spec.ts';
const desktop = {...devices['Desktop Chrome'], viewport: {width: 1440, height: 900}};

export default defineConfig({
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
    trace: 'retain-on-failure',
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
    {name: 'desktop', use: desktop, testIgnore: CONFIGURED},
    {name: 'phone', use: {...devices['Pixel 7']}, grep: /@phone/, testIgnore: CONFIGURED},
    // The same site, built with a tag manager and the provider's forms: see tests/run.mjs.
    {name: 'configured', use: {...desktop, baseURL: addressOf(CONFIGURED_PORT)}, testMatch: CONFIGURED},
  ],
  webServer: [server(PORT, 'build'), server(CONFIGURED_PORT, 'build-configured')],
});
