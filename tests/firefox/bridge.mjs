#!/usr/bin/env node
// Starts the system's Firefox for Playwright and passes on what the two say to each other (WebDriver BiDi). Playwright
// sets the preferred colours of every page by a command that Firefox before 154 does not know and answers with an
// error; here that one command is answered as done. A newer Firefox needs no bridge.
import {spawn} from 'node:child_process';
import {WebSocket, WebSocketServer} from 'ws';

const ANSWERED_HERE = 'emulation.setMediaFeaturesOverride';
const LISTENING = /WebDriver BiDi listening on (ws:\/\/\S+)/;

const firefox = spawn(process.env.FIREFOX_PATH ?? 'firefox', process.argv.slice(2), {
  stdio: ['inherit', 'inherit', 'pipe'],
});
firefox.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
  process.on(signal, () => firefox.kill(signal));
}

function bridge(address) {
  const server = new WebSocketServer({host: '127.0.0.1', port: 0});
  server.on('connection', (playwright, request) => {
    const browser = new WebSocket(new URL(request.url, address));
    const waiting = [];
    playwright.on('message', (data) => {
      const text = String(data);
      const {id, method} = JSON.parse(text);
      if (method === ANSWERED_HERE) {
        playwright.send(JSON.stringify({type: 'success', id, result: {}}));
      } else if (browser.readyState === WebSocket.OPEN) {
        browser.send(text);
      } else {
        waiting.push(text);
      }
    });
    browser.on('open', () => waiting.forEach((text) => browser.send(text)));
    browser.on('message', (data) => playwright.send(String(data)));
    browser.on('close', () => playwright.close());
    playwright.on('close', () => browser.close());
  });
  server.on('listening', () => {
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}\n`);
  });
}

firefox.stderr.on('data', (data) => {
  const text = String(data);
  const address = LISTENING.exec(text)?.[1];
  if (address === undefined) {
    process.stderr.write(text);
  } else {
    bridge(address);
  }
});
