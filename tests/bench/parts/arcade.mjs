/* global window, document -- what runs in the browser */
import path from 'node:path';
import {AIMS, THROTTLE} from '../budgets.mjs';
import {throttle, wake, withBrowser} from '../support/browser.mjs';
import {ROOT} from '../support/paths.mjs';
import {kept} from '../support/report.mjs';
import {percentile} from '../support/statistics.mjs';
import {load} from '../support/typescript.mjs';

const STEPS = 20_000;
const arcade = (file) => load(`src/features/arcade/${file}`);

const {TICK_MS} = arcade('engine/fixedStep.ts');
const {createInvaders, stepInvaders} = arcade('games/invaders/step.ts');
const {createTetris, stepTetris} = arcade('games/tetris/step.ts');

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
async function frameMs({address, browser}, route, start) {
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
  await page.goto(`${address}${route}?seed=37`);
  await wake(page);
  await throttle(page, THROTTLE);
  await page.getByRole('button', {name: start, exact: true}).click();
  await page.keyboard.down('ArrowLeft');
  await page.waitForFunction(() => JSON.parse(document.documentElement.dataset.frames ?? '[]').length >= 240);
  const durations = JSON.parse(await page.locator('html').getAttribute('data-frames'));
  await page.close();
  return percentile(durations, 0.95);
}

/** Each engine's step in Node. */
function stepRows() {
  const invaders = stepMs(createInvaders, stepInvaders, [
    {held: ['left', 'fire'], pressed: []},
    {held: ['right'], pressed: ['fire']},
  ]);
  const tetris = stepMs(createTetris, stepTetris, [
    {held: [], pressed: ['rotate']},
    {held: ['left'], pressed: []},
    {held: [], pressed: ['drop']},
  ]);
  return [
    ['Space Invaders, a step', invaders, AIMS.stepMs],
    ['Tetris, a step', tetris, AIMS.stepMs],
  ];
}

async function run({log}) {
  const frames = await withBrowser(path.join(ROOT, 'build'), async (site) => [
    ['Space Invaders, a frame', await frameMs(site, '/games/space-invaders', 'Start Game'), AIMS.frameMs],
    ['Tetris, a frame', await frameMs(site, '/games/tetris', 'Start'), AIMS.frameMs],
  ]);
  const rows = [...stepRows(), ...frames].map(([what, ms, aim]) => [
    what,
    ms.toFixed(3),
    aim,
    kept(ms < aim),
  ]);
  rows.forEach((row) => log(row.join(', ')));
  return {
    text: `A step is the mean over ${STEPS} steps of many games; a frame the 95th percentile of the time its script takes in the browser, the processor slowed down ${THROTTLE} times.`,
    tables: [{columns: ['What', 'ms', 'Aim (not enforced)', 'Kept'], rows}],
  };
}

/** How long a step of each game's engine takes, and a frame. */
export default {title: 'Arcade', run};
