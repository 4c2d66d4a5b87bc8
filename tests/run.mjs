// `npm test`: installs what is missing, runs the stages (tests/stages.mjs) two at a time, and closes with one plain line of
// counts. `npm run test:quick` runs the stages that need no build; `npm test -- unit types` runs the ones it names.
import {spawn, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {obtain} from './programs.mjs';
import {RESULTS, ROOT, STAGES} from './stages.mjs';

/** How many stages run at the same time; each is a process that keeps about one core busy. */
const LANES = 2;
const FAILED = {passed: 0, failed: 1, ms: 0};

const env = {
  ...process.env,
  PATH: `${path.join(ROOT, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
  NO_UPDATE_NOTIFIER: '1',
  DOCUSAURUS_IGNORE_SSG_WARNINGS: 'true',
};

/** The stages that the arguments name: none for all, `quick`, or names of stages. */
function chosen(names) {
  const known = ['quick', ...STAGES.map(({name}) => name)];
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    console.error(`There is no stage ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
    process.exit(1);
  }
  return STAGES.filter(
    ({name, quick}) => names.length === 0 || names.includes(name) || (names.includes('quick') && quick),
  );
}

/** Whether npm noted every package of the lock file as installed; optional ones are mostly for other systems. */
function hasPackages() {
  const read = (file) => JSON.parse(fs.readFileSync(path.join(ROOT, file), 'utf8')).packages;
  try {
    const installed = read('node_modules/.package-lock.json');
    return Object.entries(read('package-lock.json')).every(
      ([place, {version, integrity, optional, devOptional}]) =>
        place === '' ||
        optional ||
        devOptional ||
        (installed[place]?.version === version && installed[place].integrity === integrity),
    );
  } catch {
    // Nothing is installed, or an installation was interrupted.
    return false;
  }
}

/** Installs packages, and what a stage needs beside them. Gives the stages as they can run here; `left` says what cannot. */
async function install(stages) {
  const command = 'npm ci --no-audit --no-fund --loglevel=error';
  if (!hasPackages() && spawnSync(command, {cwd: ROOT, stdio: 'inherit', shell: true}).status !== 0) {
    return stages.map((stage) => ({...stage, left: `${stage.name}: "${command}" failed`, fails: true}));
  }
  // Imported now: it uses a package, which may have been missing until here.
  const {obtainChromium} = await import('./chromium.mjs');
  return stages.map((stage) => {
    const {name, needs, command} = stage;
    try {
      const program = name === 'e2e' ? obtainChromium() : needs && obtain(needs.program);
      if (program) {
        console.log(`${name} uses ${program}`);
      }
      return stage;
    } catch (error) {
      return needs
        ? {
            ...stage,
            command: `${command} --testPathIgnorePatterns=${needs.file}`,
            left: `${needs.file}. ${error.message}`,
          }
        : {...stage, left: `${name}. ${error.message}`, fails: true};
    }
  });
}

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

/** Runs one stage; prints its output only where it failed, so that stages do not mix theirs. */
async function runStage({command, alone = false, counts}) {
  const started = Date.now();
  if (alone) {
    console.log(`\n> ${command}`);
  }
  const {ok, output} = await run(command, alone);
  const counted = counts?.() ?? {passed: ok ? 1 : 0, failed: ok ? 0 : 1};
  // Should a stage fail beyond its tests, that is one failure more.
  const failed = ok || counted.failed > 0 ? counted.failed : 1;
  if (failed > 0) {
    console.log(`\n> ${command}\n${output.trim()}`);
  }
  return {...counted, failed, ms: Date.now() - started};
}

/** Runs the stages, the earlier in the list first, each once those before it have passed; gives their results. */
async function runAll(stages) {
  const ends = new Map();
  const queue = [];
  let free = LANES;
  const next = () => {
    queue.sort((a, b) => a.at - b.at);
    for (; free > 0 && queue.length > 0; free -= 1) {
      queue.shift().start();
    }
  };
  const inLane = async (at, action) => {
    await new Promise((start) => {
      queue.push({at, start});
      next();
    });
    return action().finally(() => {
      free += 1;
      next();
    });
  };
  const results = stages.map(async (stage, at) => {
    const {name, after = [], alone, fails} = stage;
    // One turn, so that every stage has its place in `ends`.
    await Promise.resolve();
    const before = stages.filter((other) => other !== stage && (alone || after.includes(other.name)));
    const ended = await Promise.all(before.map((other) => ends.get(other.name)));
    const broken = fails || ended.some((one) => one.failed > 0 && after.includes(one.name));
    const result = broken ? FAILED : await inLane(at, () => runStage(stage));
    const time = broken ? 'not run' : `${(result.ms / 1000).toFixed(1)} s`;
    console.log(`${result.failed === 0 ? 'ok' : 'FAILED'}  ${name} (${time})`);
    return {...result, name};
  });
  stages.forEach(({name}, at) => ends.set(name, results[at]));
  return Promise.all(results);
}

const started = Date.now();
const stages = chosen(process.argv.slice(2));
fs.rmSync(RESULTS, {recursive: true, force: true});
fs.mkdirSync(RESULTS);
const ready = await install(stages);
const installed = Date.now();
const results = await runAll(ready);

const left = ready.filter((stage) => stage.left);
const rows = results.map(({name, ms, passed, failed}) => [name, (ms / 1000).toFixed(1), passed, failed]);
for (const [name, ...figures] of [['stage', 'seconds', 'passed', 'failed'], ...rows]) {
  console.log(`${name.padEnd(18)}${figures.map((figure) => String(figure).padStart(9)).join('')}`);
}
const notes = left.map((one) => `Left out: ${one.left}`);
const seconds = (from, to) => ((to - from) / 1000).toFixed(1);
console.log(
  [
    ...notes,
    `Installed in ${seconds(started, installed)} s, tested in ${seconds(installed, Date.now())} s.`,
  ].join('\n'),
);
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
// What cannot be tried is a failure where it has to be: on the machine that decides.
const untried = process.env.CI ? left.filter(({fails}) => !fails).length : 0;
const failed = sum('failed') + untried;
console.log(`\n${sum('passed')} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
