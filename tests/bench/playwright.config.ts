import path from 'node:path';
import {defineConfig} from 'playwright/test';
import site from '../../playwright.config';

/** `npm run bench` after a build, or one part of it: `npm run bench -- -g Lighthouse`. */
export default defineConfig({
  workers: 1,
  reporter: 'line',
  outputDir: '../../test-results/bench',
  timeout: 0,
  use: {...site.use, viewport: {width: 412, height: 823}},
  webServer: [site.webServer ?? []].flat().map((server) => ({...server, cwd: path.join(__dirname, '../..')})),
});
