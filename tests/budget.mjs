// Counts the lines of the project against tests/budget.json, and fails where there are more: `limit` is what a sum may
// come to now, and never rises; `atMost` is where it stops falling. With --lower it writes what is left into `limit`.
import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');
const FILE = path.join(ROOT, 'tests/budget.json');

const files = ['src', 'tests'].flatMap((folder) =>
  fs
    .readdirSync(path.join(ROOT, folder), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')),
);
const read = (file) => fs.readFileSync(path.join(ROOT, file), 'utf8');
/** The lines of all files whose path matches. */
const lines = (pattern) =>
  files
    .filter((file) => pattern.test(file))
    .reduce((sum, file) => sum + read(file).split('\n').length - 1, 0);

const counted = {
  src: lines(/^src\/.*\.(ts|tsx|mjs|cjs|js)$/),
  css: lines(/^src\/.*\.css$/),
  tests: lines(/^tests\/.*\.(ts|tsx|mjs|cjs|js)$/),
  machineRead: lines(/^src\/data\/pages\/.*\.yaml$/),
  npmScripts: Object.keys(JSON.parse(read('package.json')).scripts).length,
};

const budget = JSON.parse(fs.readFileSync(FILE, 'utf8'));
if (process.argv.includes('--lower')) {
  for (const [name, sum] of Object.entries(budget)) {
    sum.limit = Math.min(sum.limit, Math.max(counted[name], sum.atMost));
  }
  fs.writeFileSync(FILE, `${JSON.stringify(budget, null, 2)}\n`);
}
const over = Object.entries(budget).filter(([name, {limit}]) => counted[name] > limit);
for (const [name, {limit}] of over) {
  console.error(`${name}: ${counted[name]}, where tests/budget.json allows ${limit}. Take something away.`);
}
process.exitCode = over.length > 0 ? 1 : 0;
