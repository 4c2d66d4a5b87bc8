import {spawn} from 'node:child_process';
import fs from 'node:fs';
import {setTimeout as wait} from 'node:timers/promises';

const POLL_MS = 200;
const KB_PER_MB = 1024;
/** How much of what a failed process said goes into the report. */
const LAST_WORDS = 3_000;

const read = (file) => {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/** Every process of the machine with the process that started it, as /proc tells; none where there is no /proc. */
function parents() {
  const pids = fs.existsSync('/proc') ? fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : [];
  return pids.map((pid) => ({pid, parent: /\) \S (\d+)/.exec(read(`/proc/${pid}/stat`))?.[1]}));
}

function withChildren(pid, all) {
  const children = all.filter(({parent}) => parent === pid);
  return [pid, ...children.flatMap((child) => withChildren(child.pid, all))];
}

/** Megabytes of memory that a process and all processes it started hold now. */
function residentMb(pid) {
  const kb = withChildren(String(pid), parents()).map((id) =>
    Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${id}/status`))?.[1] ?? 0),
  );
  return kb.reduce((sum, each) => sum + each, 0) / KB_PER_MB;
}

/**
 * Runs Node with `args` to its end: seconds, and peak memory with that of its children in MB (null where there is no
 * /proc to read it from). Throws with its last words where it fails.
 */
export async function measured(args, {cwd, env}) {
  const started = performance.now();
  const child = spawn(process.execPath, args, {cwd, env: {...process.env, ...env}});
  let said = '';
  const hear = (chunk) => {
    said = (said + chunk).slice(-LAST_WORDS);
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const end = new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  let status;
  let peak = 0;
  while (status === undefined) {
    peak = Math.max(peak, residentMb(child.pid));
    status = await Promise.race([end, wait(POLL_MS)]);
  }
  if (status !== 0) {
    throw new Error(`"node ${args.join(' ')}" ended with status ${status}:\n${said.trim()}`);
  }
  return {seconds: (performance.now() - started) / 1000, peakMb: peak === 0 ? null : peak};
}
