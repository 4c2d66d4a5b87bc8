import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {setTimeout as pause} from 'node:timers/promises';

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

/** How much of a page comes in pieces: its header and its opening. */
const SLOW = 40_000;
/** From one piece to the next, in ms: some frames. */
const GAP = 30;

/**
 * A host that passes on the pages of another in pieces of so many bytes: less than a slow connection brings at once, so
 * that more is drawn than usually. `close` ends it.
 */
export function hostInPieces(origin: string, piece = 1_000): ReturnType<typeof listen> {
  const answer = async (request: http.IncomingMessage, response: http.ServerResponse) => {
    const found = await fetch(new URL(request.url ?? '/', origin));
    const type = found.headers.get('Content-Type') ?? '';
    const bytes = Buffer.from(await found.arrayBuffer());
    response.writeHead(found.status, {'Content-Type': type});
    const end = type.startsWith('text/html') ? SLOW : 0;
    for (let from = 0; from < end; from += piece) {
      response.write(bytes.subarray(from, from + piece));
      await pause(GAP);
    }
    response.end(bytes.subarray(end));
  };
  return listen((request, response) => void answer(request, response));
}
