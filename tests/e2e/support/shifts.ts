import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {setTimeout as pause} from 'node:timers/promises';
import type {Page} from 'playwright/test';

/** Most that a page may shift while it loads: nothing that anybody could see (WCAG has no figure; Google's is 0.1). */
export const SHIFT = 0.005;

/** Counts how much the page shifts from its first frame on, as Google's Cumulative Layout Shift does; read it afterwards. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset.shift ??= '0';
    });
    new PerformanceObserver((list) => {
      const {dataset} = document.documentElement;
      const shifts = list.getEntries() as (PerformanceEntry & {value: number})[];
      dataset.shift = String(shifts.reduce((sum, {value}) => sum + value, Number(dataset.shift ?? 0)));
    }).observe({type: 'layout-shift', buffered: true});
  });
  return async () => Number(await page.locator('html').getAttribute('data-shift'));
}

/** A piece of a page, in characters: less than a slow connection brings at once, so that more is drawn than usually. */
const PIECE = 1_000;
/** How much of a page comes in pieces: its header and its opening. */
const SLOW = 40_000;
/** From one piece to the next, in ms: some frames. */
const GAP = 30;

/** A host that passes on the pages of another in pieces; `close` ends it. */
export async function hostInPieces(origin: string): Promise<{address: string; close: () => void}> {
  const answer = async (request: http.IncomingMessage, response: http.ServerResponse) => {
    const {status, headers, body} = await fetch(new URL(request.url ?? '/', origin));
    const type = headers.get('Content-Type') ?? '';
    response.writeHead(status, {'Content-Type': type});
    const bytes = Buffer.from(await new Response(body).arrayBuffer());
    const end = type.startsWith('text/html') ? SLOW : 0;
    for (let from = 0; from < end; from += PIECE) {
      response.write(bytes.subarray(from, from + PIECE));
      await pause(GAP);
    }
    response.end(bytes.subarray(end));
  };
  const server = http.createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
