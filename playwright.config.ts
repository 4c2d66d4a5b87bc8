import {defineConfig, devices} from 'playwright/test';
import {chromiumPath} from './tests/chromium.mjs';

const PORT = Number(process.env.PW_PORT ?? 4173);

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  reporter: [['line'], ['json', {outputFile: 'test-results/e2e.json'}]],
  outputDir: 'test-results/e2e',
  timeout: 60_000,
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
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
    {name: 'desktop', use: {...devices['Desktop Chrome'], viewport: {width: 1440, height: 900}}},
    {name: 'phone', use: {...devices['Pixel 7']}, grep: /@phone/},
  ],
  webServer: {
    command: 'node tests/server.mjs',
    env: {PORT: String(PORT)},
    url: `http://127.0.0.1:${PORT}`,
    reuseExistingServer: false,
  },
});
