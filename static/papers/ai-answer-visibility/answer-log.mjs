// Questions gained and lost between the first and the last measurement, and whether that is luck.
//
//   node answer-log.mjs answer-log.csv
//
// The log has one row for each answer and these columns, in any order:
//   date,assistant,question,kind,run,named
//   date is written as 2026-11-21; kind is unbranded, rivals or brand; named is 1 where the answer names you, 0 where it does not.
// Only unbranded questions count. A question is yours when at least two of its three runs name you.
import {readFileSync} from 'node:fs';

const [, , file] = process.argv;
/** The lines of a list, without the mark that Excel puts before the first and without empty ones. */
const [header = '', ...rows] = readFileSync(file, 'utf8')
  .replace(/^\uFEFF/, '')
  .split(/\r?\n/)
  .filter((line) => line.trim() !== '');

/** What is between cells: a comma, or what Excel puts there where decimals have a comma. */
const sign = [';', '\t'].find((mark) => header.includes(mark)) ?? ',';
const cell = new RegExp(`(?<=^|${sign})(?:"((?:[^"]|"")*)"|([^${sign}]*))(?=${sign}|$)`, 'g');

/** The cells of one line; a cell in quotes may hold the sign between cells. */
const cellsOf = (line) =>
  [...line.matchAll(cell)].map(([, quoted, plain]) => (quoted?.replaceAll('""', '"') ?? plain ?? '').trim());

const columns = cellsOf(header).map((name) => name.toLowerCase());
const answers = rows
  .map((row) => Object.fromEntries(cellsOf(row).map((value, index) => [columns[index], value])))
  .filter(({kind = ''}) => kind.toLowerCase() === 'unbranded');
const wrong = answers.find(({date = '', named}) => !/^\d{4}-\d\d-\d\d$/.test(date) || !['0', '1'].includes(named));
if (answers.length === 0 || wrong !== undefined) {
  throw new Error(`${file}: ${wrong === undefined ? 'no row is unbranded' : `look at ${Object.values(wrong).join(', ')}`}`);
}

/** The chance that `n` tosses of a coin show `most` or more on either side. */
function luck(most, n) {
  let ways = 0;
  let choose = 1;
  for (let heads = 0; heads <= n - most; heads += 1) {
    ways += choose;
    choose = (choose * (n - heads)) / (heads + 1);
  }
  return Math.min(1, (2 * ways) / 2 ** n);
}

/** The questions that are yours at one assistant on one day. */
function yours(assistant, date) {
  const runs = new Map();
  for (const answer of answers) {
    if (answer.assistant === assistant && answer.date === date) {
      runs.set(answer.question, (runs.get(answer.question) ?? 0) + Number(answer.named));
    }
  }
  return new Map([...runs].map(([question, named]) => [question, named >= 2]));
}

for (const assistant of new Set(answers.map((answer) => answer.assistant))) {
  const dates = answers.filter((answer) => answer.assistant === assistant).map(({date}) => date);
  dates.sort();
  const before = yours(assistant, dates[0]);
  const after = yours(assistant, dates.at(-1));
  const asked = [...before.keys()].filter((question) => after.has(question));
  const count = (test) => asked.filter(test).length;
  const gained = count((question) => !before.get(question) && after.get(question));
  const lost = count((question) => before.get(question) && !after.get(question));
  const chance = luck(Math.max(gained, lost), gained + lost);
  console.log(
    `${assistant}: ${count((question) => before.get(question))} of ${asked.length} on ${dates[0]}, ` +
      `${count((question) => after.get(question))} on ${dates.at(-1)}; ` +
      `${gained} gained, ${lost} lost, by luck ${(100 * chance).toFixed(1)} times in 100`,
  );
}
