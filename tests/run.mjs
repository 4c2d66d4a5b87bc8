// `npm test`: installs the packages where they are missing, runs the stages (tests/stages.mjs) two at a time, and closes
// with one plain line of counts. `npm run test:quick` runs the stages that need no build; `npm test -- unit types` runs
// the ones it names.
import {spawn, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {RESULTS, ROOT, STAGES} from './stages.mjs';

/** How many stages run at the same time; each is a process that keeps about one core busy. */
const LANES = 2;
const INSTALL = 'npm ci --loglevel=error';

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

/** Runs one stage, and gives its counts; prints its output only where it failed, so that stages do not mix theirs. */
async function runStage({name, command, alone = false, prepare, counts}) {
  const started = Date.now();
  await prepare?.();
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
  console.log(`${failed === 0 ? 'ok' : 'FAILED'}  ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  return {passed: counted.passed, failed};
}

/** Runs the stages, the earlier in the list first, each once those before it have passed; gives their results by name. */
async function runAll(stages) {
  const results = new Map();
  const running = new Map();
  const waiting = [...stages];
  const among = (list, name) => list.some((stage) => stage.name === name);
  const canBegin = ({after = [], alone}) =>
    alone
      ? waiting.length === 1 && running.size === 0
      : !after.some((name) => running.has(name) || among(waiting, name));
  while (waiting.length + running.size > 0) {
    const at = running.size < LANES ? waiting.findIndex(canBegin) : -1;
    if (at < 0) {
      await Promise.race(running.values());
      continue;
    }
    const [stage] = waiting.splice(at, 1);
    const broken = stage.after?.find((name) => results.get(name)?.failed > 0);
    const result =
      broken === undefined ? runStage(stage) : Promise.reject(new Error(`not run, as ${broken} failed`));
    const ended = result
      .catch((error) => {
        console.log(`FAILED  ${stage.name}: ${error.message}`);
        return {passed: 0, failed: 1};
      })
      .then((counted) => {
        results.set(stage.name, counted);
        running.delete(stage.name);
      });
    running.set(stage.name, ended);
  }
  return results;
}

const stages = chosen(process.argv.slice(2));
fs.rmSync(RESULTS, {recursive: true, force: true});
fs.mkdirSync(RESULTS);
const installed =
  hasPackages() || spawnSync(INSTALL, {cwd: ROOT, stdio: 'inherit', shell: true}).status === 0;
if (!installed) {
  console.log(`"${INSTALL}" failed`);
}
const results = installed ? [...(await runAll(stages)).values()] : stages.map(() => ({passed: 0, failed: 1}));
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
