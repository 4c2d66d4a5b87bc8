import {spawn, type ChildProcess} from 'node:child_process';
import {setTimeout as wait} from 'node:timers/promises';
import {freePort} from './freePort';
import {DOCUSAURUS} from './siteCopy';

/** How often the server is asked whether it answers, in milliseconds. */
const POLL = 500;

const env = {
  ...process.env,
  NO_UPDATE_NOTIFIER: '1',
  NODE_ENV: undefined,
  FORCE_COLOR: '0',
};

/** `npm start` at work for a site. */
export interface Preview {
  address: string;
  server: ChildProcess;
  /** What it has said so far. */
  output: () => string;
}

/** Starts `npm start` for a site, without waiting for it. */
export async function startPreview(site: string): Promise<Preview> {
  const port = await freePort();
  const options = ['start', '--no-open', '--host', '127.0.0.1', '--port', String(port)];
  const server = spawn(process.execPath, [DOCUSAURUS, ...options], {cwd: site, env});
  let said = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  }
  return {address: `http://127.0.0.1:${port}`, server, output: () => said};
}

/** Waits until the server answers, which it does once it has compiled; throws with its words where it ends before. */
export async function untilReady({address, server, output}: Preview): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) {
      throw new Error(`The preview has ended:\n${output()}`);
    }
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok === true) {
      return;
    }
    await wait(POLL);
  }
}
