// `npm run bench [parts] [--runs 5] [--sizes 50,500]` after a build: measures the site and writes RESULTS.md.
// Ends with status 1 where a limit on bytes is exceeded or a part failed.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import build from './parts/build.mjs';
import bytes from './parts/bytes.mjs';
import firstAction from './parts/first-action.mjs';
import lighthouse from './parts/lighthouse.mjs';
import search from './parts/search.mjs';
import {ROOT} from './support/paths.mjs';
import {failedSection, machine, section, writeResults} from './support/report.mjs';
import {removeSites} from './support/sites.mjs';

/** The noisiest figures come first, while the machine is still cool. */
const PARTS = {lighthouse, 'first-action': firstAction, bytes, search, build};

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {runs: {type: 'string', default: '5'}, sizes: {type: 'string', default: '50,500'}},
});
const options = {runs: Number(values.runs), sizes: values.sizes.split(',').map(Number)};
const unknown = positionals.filter((name) => !(name in PARTS));
if (unknown.length > 0 || [options.runs, ...options.sizes].some((number) => !(number >= 1))) {
  throw new Error(
    `Usage: npm run bench -- [${Object.keys(PARTS).join(' | ')}]... [--runs 5] [--sizes 50,500]`,
  );
}
if (!fs.existsSync(path.join(ROOT, 'build/index.html.br'))) {
  throw new Error('There is no compressed build: run "npm run build -- --compress" first.');
}
const chosen = Object.entries(PARTS).filter(
  ([name]) => positionals.length === 0 || positionals.includes(name),
);

const sections = [await machine()];
let passed = true;
for (const [name, {title, run}] of chosen) {
  console.log(`\n> ${name}`);
  const started = performance.now();
  const [load] = os.loadavg();
  try {
    const result = await run({...options, log: (text) => console.log(`  ${text}`)});
    const seconds = (performance.now() - started) / 1000;
    sections.push(section({title, result, seconds, load}));
    result.over?.forEach((text) => console.log(`  OVER: ${text}`));
    passed &&= (result.over ?? []).length === 0;
  } catch (error) {
    console.error(`  FAILED: ${error.message}`);
    sections.push(failedSection({title, error}));
    passed = false;
  }
}
removeSites();
const file = await writeResults(
  sections,
  Object.values(PARTS).map(({title}) => title),
);
console.log(`\n${passed ? 'ok' : 'FAILED'}, written to ${path.relative(ROOT, file)}`);
process.exit(passed ? 0 : 1);
