import {spawn} from 'node:child_process';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {chromium} from 'playwright';
import {chromiumPath} from '../../chromium.mjs';
import {ROOT} from './paths.mjs';

const FIRST_PORT = Number(process.env.PORT ?? 4180);
let servers = 0;

/** Serves the folder of a build with tests/server.mjs: its address, and a way to stop it. */
export async function serve(dir) {
  const port = FIRST_PORT + servers++;
  const server = spawn(process.execPath, [path.join(ROOT, 'tests/server.mjs')], {
    env: {...process.env, PORT: String(port), SITE_DIR: dir, SITE_BASE_URL: '/'},
  });
  try {
    await new Promise((resolve, reject) => {
      server.stdout.once('data', resolve);
      server.stderr.once('data', (said) => reject(new Error(String(said))));
      server.once('exit', () => reject(new Error(`The server of ${dir} has ended.`)));
    });
  } catch (error) {
    server.kill();
    throw error;
  }
  return {address: `http://127.0.0.1:${port}`, stop: () => server.kill()};
}

/** Serves `dir` and opens a Chromium for `work({address, browser})`; ends both afterwards. */
export async function withBrowser(dir, work) {
  const {address, stop} = await serve(dir);
  let browser;
  try {
    browser = await chromium.launch({
      executablePath: chromiumPath(),
      args: ['--no-sandbox', '--disable-gpu'],
    });
    return await work({address, browser});
  } finally {
    await browser?.close();
    stop();
  }
}

/** Gives a page its first sign of a visitor, away from every link, and waits until it is live. */
export async function wake(page) {
  await page.mouse.move(2, 300);
  await page.keyboard.press('Shift');
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}

/** Waits until nothing has been asked for during `ms`. */
export async function untilQuiet(page, ms) {
  let last = Date.now();
  const note = () => {
    last = Date.now();
  };
  page.on('request', note);
  page.on('requestfinished', note);
  while (Date.now() - last < ms) {
    await wait(ms / 5);
  }
  page.off('request', note);
  page.off('requestfinished', note);
}

/** Slows the processor down for a page, `rate` times. */
export async function throttle(page, rate) {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', {rate});
}
