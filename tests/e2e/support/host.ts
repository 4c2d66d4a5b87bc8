import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type {Page} from 'playwright/test';
import sirv from 'sirv';
import {CONSENT, test as base, wake} from './test';

const BUILD = path.resolve(__dirname, '../../../build');

export interface Host {
  address: string;
  /** Publishes other content of a file, as a new build does. */
  publish: (file: string, change: (text: string) => string) => void;
  folder: string;
}

/** A host of its own for each test, with a build that may change. */
export const test = base.extend<{host: Host}>({
  // A page that asks for something that is gone leaves an error in the console, so the fixture that minds is not used.
  page: async ({context}, use) => {
    const page = await context.newPage();
    await page.addInitScript((record) => {
      window.localStorage.setItem('user-consent', record);
    }, JSON.stringify(CONSENT));
    await use(page);
  },
  // Playwright reads the names of other fixtures from a pattern, which has none here.
  // eslint-disable-next-line no-empty-pattern
  host: async ({}, use) => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-host-'));
    fs.cpSync(BUILD, folder, {recursive: true});
    const serve = sirv(folder, {dev: true, extensions: ['html']});
    const server = http.createServer((request, response) =>
      serve(request, response, () => {
        response.writeHead(404).end();
      }),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const publish = (file: string, change: (text: string) => string) => {
      const name = path.join(folder, file);
      fs.writeFileSync(name, change(fs.readFileSync(name, 'utf8')));
    };
    const {port} = server.address() as AddressInfo;
    await use({address: `http://127.0.0.1:${port}`, publish, folder});
    server.closeAllConnections();
    server.close();
    fs.rmSync(folder, {recursive: true, force: true});
  },
});

/** Opens a page and waits until it is live. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await wake(page);
}
