// Halves a customer list at random, the same way each time it is run for the same round.
//
//   node split-list.mjs customers.csv > halves.csv
//
// For a list from elsewhere: what lapsed-list.sql gives is halved already. The list needs a header row with a column
// `customer`; other columns are kept. A column `half` is added: `ads` sees the ads, `holdout` is uploaded too and
// excluded from every campaign. Change ROUND for every round, and the halves are drawn afresh: unlike even and odd
// numbers, half of the people change sides.
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';

const ROUND = '2026-autumn';

/** Which half a customer is in: one bit of a hash of round and customer number, as good as a coin. */
function halfOf(customer) {
  const [byte] = createHash('sha256').update(`${ROUND}:${customer}`).digest();
  return byte % 2 === 0 ? 'ads' : 'holdout';
}

const [, , file] = process.argv;
if (file === undefined) {
  throw new Error('Name the list: node split-list.mjs customers.csv');
}
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

const column = cellsOf(header).indexOf('customer');
if (column === -1) {
  throw new Error('The header row has no column "customer".');
}

const counts = {ads: 0, holdout: 0};
console.log(`${header}${sign}half`);
for (const row of rows) {
  const customer = cellsOf(row)[column] ?? '';
  if (customer === '') {
    throw new Error(`This row has no customer number: ${row}`);
  }
  const half = halfOf(customer);
  counts[half] += 1;
  console.log(`${row}${sign}${half}`);
}
console.error(`${counts.ads} ads, ${counts.holdout} holdout`);
