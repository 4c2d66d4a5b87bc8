// `node tests/bench/arcade.mjs` after a build: how long a step of each engine takes, and a frame at 4x CPU throttle.
// A report, not a timed test: it ends with status 1 only where something is over its budget.
/* global window, document -- what runs in the browser */
import {spawn} from 'node:child_process';
import {createRequire} from 'node:module';
import path from 'node:path';
import {transformFileSync} from '@swc/core';
import {chromium} from 'playwright';
import {chromiumPath} from '../chromium.mjs';

const STEP_BUDGET_MS = 0.2;
const FRAME_BUDGET_MS = 4;
const STEPS = 20_000;
const PORT = Number(process.env.PORT ?? 4174);

const require = createRequire(import.meta.url);
require.extensions['.ts'] = (module, file) => {
  const options = {jsc: {parser: {syntax: 'typescript'}, target: 'es2022'}, module: {type: 'commonjs'}};
  module._compile(transformFileSync(file, options).code, file);
};
const arcade = (file) => require(path.resolve(import.meta.dirname, '../../src/features/arcade', file));

const {TICK_MS} = arcade('engine/fixedStep.ts');
const {createInvaders, stepInvaders} = arcade('invaders/step.ts');
const {createTetris, stepTetris} = arcade('tetris/step.ts');

/** Mean milliseconds of a step, over many games with busy hands. */
function stepMs(create, step, inputs) {
  let state = create(1);
  const started = performance.now();
  for (let count = 0; count < STEPS; count++) {
    state = state.over ? create(count) : step(state, inputs[count % inputs.length], TICK_MS).state;
  }
  return (performance.now() - started) / STEPS;
}

/** The 95th percentile of the milliseconds a frame's callbacks take while a game is played in the browser. */
async function frameMs(browser, route, start) {
  const page = await browser.newPage();
  await page.addInitScript(() => {
    const durations = [];
    const request = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) =>
      request((now) => {
        const started = performance.now();
        callback(now);
        durations.push(performance.now() - started);
        document.documentElement.dataset.frames = JSON.stringify(durations.slice(-240));
      });
  });
  await page.goto(`http://127.0.0.1:${PORT}${route}?seed=37`);
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', {rate: 4});
  await page.getByRole('button', {name: start, exact: true}).click();
  await page.keyboard.down('ArrowLeft');
  await page.waitForFunction(() => JSON.parse(document.documentElement.dataset.frames ?? '[]').length >= 240);
  const durations = JSON.parse(await page.locator('html').getAttribute('data-frames'));
  await page.close();
  return durations.toSorted((a, b) => a - b)[Math.floor(durations.length * 0.95)];
}

const server = spawn(process.execPath, [path.resolve(import.meta.dirname, '../server.mjs')], {
  env: {...process.env, PORT: String(PORT)},
});
await new Promise((resolve) => server.stdout.once('data', resolve));
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu'],
});

const rows = [
  {
    what: 'Space Invaders, a step',
    ms: stepMs(createInvaders, stepInvaders, [
      {held: ['left', 'fire'], pressed: []},
      {held: ['right'], pressed: ['fire']},
    ]),
    budget: STEP_BUDGET_MS,
  },
  {
    what: 'Tetris, a step',
    ms: stepMs(createTetris, stepTetris, [
      {held: [], pressed: ['rotate']},
      {held: ['left'], pressed: []},
      {held: [], pressed: ['drop']},
    ]),
    budget: STEP_BUDGET_MS,
  },
  {
    what: 'Space Invaders, a frame (p95, 4x)',
    ms: await frameMs(browser, '/games/space-invaders', 'Start Game'),
    budget: FRAME_BUDGET_MS,
  },
  {
    what: 'Tetris, a frame (p95, 4x)',
    ms: await frameMs(browser, '/games/tetris', 'Start'),
    budget: FRAME_BUDGET_MS,
  },
];
await browser.close();
server.kill();

console.table(
  rows.map(({what, ms, budget}) => ({what, ms: Number(ms.toFixed(4)), budget, kept: ms < budget})),
);
process.exitCode = rows.every(({ms, budget}) => ms < budget) ? 0 : 1;
