import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import type {Page} from 'playwright/test';
import sirv from 'sirv';
import {CONSENT, test as base, wake} from './test';

const BUILD = path.resolve(__dirname, '../../../build');

/** Serves on a free port: the address, and a way to end it. */
async function listen(handler: http.RequestListener): Promise<{address: string; close: () => void}> {
  const server = http.createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

interface Host {
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
    const {address, close} = await listen((request, response) =>
      serve(request, response, () => {
        response.writeHead(404).end();
      }),
    );
    const publish = (file: string, change: (text: string) => string) => {
      const name = path.join(folder, file);
      fs.writeFileSync(name, change(fs.readFileSync(name, 'utf8')));
    };
    await use({address, publish, folder});
    close();
    fs.rmSync(folder, {recursive: true, force: true});
  },
});

/** Opens a page and waits until it is live. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await wake(page);
}

/** A piece of a page, in bytes: less than a slow connection brings at once, so that more is drawn than usually. */
const PIECE = 1_000;
/** How much of a page comes in pieces: its header and its opening. */
const SLOW = 40_000;
/** From one piece to the next, in ms: some frames. */
const GAP = 30;

/** A host that passes on the pages of another in pieces; `close` ends it. */
export function hostInPieces(origin: string): ReturnType<typeof listen> {
  const answer = async (request: http.IncomingMessage, response: http.ServerResponse) => {
    const found = await fetch(new URL(request.url ?? '/', origin));
    const type = found.headers.get('Content-Type') ?? '';
    const bytes = Buffer.from(await found.arrayBuffer());
    response.writeHead(found.status, {'Content-Type': type});
    const end = type.startsWith('text/html') ? SLOW : 0;
    for (let from = 0; from < end; from += PIECE) {
      response.write(bytes.subarray(from, from + PIECE));
      await pause(GAP);
    }
    response.end(bytes.subarray(end));
  };
  return listen((request, response) => void answer(request, response));
}
