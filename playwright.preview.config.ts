import {defineConfig, devices} from 'playwright/test';
import {testedChromium} from './tests/chromium.mjs';

/** `npm run test:preview`: how `npm start` serves a writer. By itself, because it measures time on a quiet machine. */
export default defineConfig({
  testDir: 'tests/preview',
  workers: 1,
  // One edit of several may be slow; the tests say how fast the best must be.
  expect: {timeout: 30_000},
  reporter: 'list',
  outputDir: 'test-results/preview',
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: {executablePath: testedChromium(), args: ['--no-sandbox', '--disable-gpu']},
  },
});
