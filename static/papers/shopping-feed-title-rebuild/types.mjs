// Pairs product types with similar clicks, and tosses a coin within each pair. Whole types, because products of one type
// compete for the same searches: what a rewritten one wins, its neighbour would lose.
//
//   node types.mjs products.csv 2026-11-21
//
// The CSV has the columns id, type and clicks (of 90 days). The second argument is any text: the same one gives the same
// coins again, another one gives others. The last type of an odd number gets no partner and stays out of the test. Ten
// pairs or more are worth comparing.
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';

const [, , file, seed = ''] = process.argv;

const [head, ...lines] = readFileSync(file, 'utf8')
  .replace(/^\uFEFF/, '')
  .split(/\r?\n/)
  .filter((line) => line.trim() !== '');

/** What is between cells: a comma, or what Excel puts there where decimals have a comma. */
const sign = [';', '\t'].find((mark) => head.includes(mark)) ?? ',';
const cell = new RegExp(`(?<=^|${sign})(?:"((?:[^"]|"")*)"|([^${sign}]*))(?=${sign}|$)`, 'g');

/** The cells of one line; a cell in quotes may hold the sign between cells. */
const cellsOf = (line) =>
  [...line.matchAll(cell)].map(([, quoted, plain]) => (quoted?.replaceAll('""', '"') ?? plain ?? '').trim());

/** A number, with or without signs for thousands and decimals: 1,204 or 129.00 EUR or 129,00. */
function numberOf(text) {
  const [, whole, decimals = '0'] = /^([\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(text.replaceAll(/[^\d.,]/g, '')) ?? [];
  return /\d/.test(text) ? Number(`${(whole ?? '').replaceAll(/[.,]/g, '')}.${decimals}`) : NaN;
}

const names = cellsOf(head).map((name) => name.toLowerCase());
const products = lines.map((line) => {
  const cells = cellsOf(line);
  const of = (name) => cells[names.indexOf(name)] ?? '';
  return {id: of('id'), type: of('type'), clicks: numberOf(of('clicks'))};
});
const unfit = products.findIndex(({id, type, clicks}) => id === '' || type === '' || !(clicks >= 0));
if (unfit >= 0) {
  throw new Error(`${file} needs id, type and clicks in every row, and this has not: ${lines[unfit]}`);
}

/** Heads or tails, the same for the same pair and seed. */
const coin = (a, b) => createHash('sha256').update(`${seed} ${a} ${b}`).digest()[0] % 2 === 0;

const quoted = (text) => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const clicksOf = new Map();
for (const {type, clicks} of products) {
  clicksOf.set(type, (clicksOf.get(type) ?? 0) + clicks);
}
const types = [...clicksOf].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([type]) => type);
const halfOf = new Map();
for (let pair = 1; pair * 2 <= types.length; pair += 1) {
  const [first, second] = types.slice(pair * 2 - 2, pair * 2);
  const heads = coin(first, second);
  halfOf.set(first, [pair, heads ? 'rewrite' : 'leave']);
  halfOf.set(second, [pair, heads ? 'leave' : 'rewrite']);
}

console.log('id,type,pair,half');
for (const {id, type} of products) {
  const [pair, half] = halfOf.get(type) ?? ['', 'none'];
  console.log(`${quoted(id)},${quoted(type)},${pair},${half}`);
}
