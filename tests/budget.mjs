// Counts the lines of the project and prints each sum with its change since `sum` of tests/budget.json, which is the sum
// of the day when it was last written (--write). Fails only above a `ceiling`.
import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');
const FILE = path.join(ROOT, 'tests/budget.json');

/** The lines of all files of a folder with one of these endings. */
const lines = (folder, endings) =>
  fs
    .readdirSync(path.join(ROOT, folder), {recursive: true})
    .filter((file) => endings.test(file))
    .reduce(
      (sum, file) => sum + fs.readFileSync(path.join(ROOT, folder, file), 'utf8').split('\n').length - 1,
      0,
    );

const CODE = /\.(ts|tsx|mjs|cjs|js)$/;
const counted = {src: lines('src', CODE), css: lines('src', /\.css$/), tests: lines('tests', CODE)};

const budget = JSON.parse(fs.readFileSync(FILE, 'utf8'));
for (const [name, {ceiling, sum}] of Object.entries(budget)) {
  const change = counted[name] - sum;
  console.log(
    `${name}: ${counted[name]} lines (${change < 0 ? '' : '+'}${change}), of ${ceiling} at the most`,
  );
  if (counted[name] > ceiling) {
    console.error(`${name} is above its ceiling of tests/budget.json. Take something away.`);
    process.exitCode = 1;
  }
  budget[name].sum = counted[name];
}
if (process.argv.includes('--write')) {
  fs.writeFileSync(FILE, `${JSON.stringify(budget, null, 2)}\n`);
}
