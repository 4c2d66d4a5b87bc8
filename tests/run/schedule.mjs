import {spawn} from 'node:child_process';
import path from 'node:path';
import {ROOT} from './paths.mjs';

/** How many stages run at the same time; each is a process that keeps about one core busy. */
const LANES = 2;

const bin = path.join(ROOT, 'node_modules', '.bin');
const env = {
  ...process.env,
  PATH: `${bin}${path.delimiter}${process.env.PATH}`,
  NO_UPDATE_NOTIFIER: '1',
  DOCUSAURUS_IGNORE_SSG_WARNINGS: 'true',
};

/** Runs a command to its end; gives whether it passed, and its output unless that went to the terminal. */
function run(command, toTerminal) {
  return new Promise((resolve) => {
    const stdio = toTerminal ? 'inherit' : ['ignore', 'pipe', 'pipe'];
    const child = spawn(command, {cwd: ROOT, env, shell: true, stdio});
    let output = '';
    child.stdout?.on('data', (text) => (output += text));
    child.stderr?.on('data', (text) => (output += text));
    child.on('close', (status) => resolve({ok: status === 0, output}));
  });
}

/** Runs one stage and prints how it went; its output only where it failed, so that stages do not mix theirs. */
async function runStage({name, command, alone = false, counts}) {
  const started = Date.now();
  if (alone) {
    console.log(`\n> ${command}`);
  }
  const {ok, output} = await run(command, alone);
  const counted = counts?.() ?? (ok ? {passed: 1, failed: 0} : {passed: 0, failed: 1});
  // Should a stage fail beyond its tests, that is one failure more.
  const failed = ok || counted.failed > 0 ? counted.failed : 1;
  const ms = Date.now() - started;
  if (failed > 0) {
    console.log(`\n> ${command}\n${output.trim()}`);
  }
  console.log(`${failed === 0 ? 'ok' : 'FAILED'}  ${name} (${(ms / 1000).toFixed(1)} s)`);
  return {...counted, name, failed, ms};
}

/** Runs stages, as many beside each other as there are lanes; gives the result of each, in the order of their ends. */
export async function runStages(stages) {
  const waiting = [...stages];
  const running = new Map();
  const results = [];
  const isDone = (name) => results.some((result) => result.name === name);
  const isPast = (name) => !stages.some((stage) => stage.name === name) || isDone(name);
  const next = () =>
    waiting.findIndex(
      ({after = [], alone = false}) =>
        after.every(isPast) && (!alone || (running.size === 0 && waiting.length === 1)),
    );

  while (waiting.length > 0 || running.size > 0) {
    const index = running.size < LANES ? next() : -1;
    if (index === -1) {
      await Promise.race(running.values());
      continue;
    }
    const [stage] = waiting.splice(index, 1);
    const broken = (stage.after ?? []).find((name) =>
      results.some((one) => one.name === name && one.failed > 0),
    );
    if (broken !== undefined) {
      console.log(`FAILED  ${stage.name}: not run, because ${broken} failed`);
      results.push({name: stage.name, passed: 0, failed: 1, ms: 0});
      continue;
    }
    const ended = runStage(stage).then((result) => {
      running.delete(stage.name);
      results.push(result);
    });
    running.set(stage.name, ended);
  }
  return results;
}
