// Pairs products of the same type with similar clicks and price, and tosses a coin within each pair.
//
//   node twins.mjs products.csv 2026-11-21
//
// The CSV has the columns id, type, clicks and price (clicks of 90 days). The second argument is any text: the same
// one gives the same coins again, another one gives others. A price may have its currency with it. Products whose prices differ by more than half, and the
// last one of an odd number, get no twin and stay out of the test.
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';

const [, , file, seed = ''] = process.argv;
const PRICES_APART = 1.5;

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
  return {id: of('id'), type: of('type'), clicks: numberOf(of('clicks')), price: numberOf(of('price'))};
});
const unfit = products.findIndex(({id, type, clicks, price}) => id === '' || type === '' || !(clicks >= 0) || !(price > 0));
if (unfit >= 0) {
  throw new Error(`${file} needs id, type, clicks and price in every row, and this has not: ${lines[unfit]}`);
}

/** Heads or tails, the same for the same pair and seed. */
const coin = (a, b) => createHash('sha256').update(`${seed} ${a.id} ${b.id}`).digest()[0] % 2 === 0;

const near = (a, b) => Math.max(a.price, b.price) <= PRICES_APART * Math.min(a.price, b.price);

const quoted = (text) => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

console.log('id,type,pair,half');
let pairs = 0;
for (const type of [...new Set(products.map((product) => product.type))].sort()) {
  const left = products.filter((product) => product.type === type).sort((a, b) => b.clicks - a.clicks);
  while (left.length > 0) {
    const first = left.shift();
    const at = left.findIndex((other) => near(first, other));
    if (at < 0) {
      console.log(`${first.id},${quoted(type)},,none`);
      continue;
    }
    const [second] = left.splice(at, 1);
    const [rewritten, unchanged] = coin(first, second) ? [first, second] : [second, first];
    pairs += 1;
    console.log(`${rewritten.id},${quoted(type)},${pairs},rewrite`);
    console.log(`${unchanged.id},${quoted(type)},${pairs},leave`);
  }
}
