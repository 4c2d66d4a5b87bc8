// Pairs products of the same type with similar clicks and price, and tosses a coin within each pair.
//
//   node twins.mjs products.csv 2026-11-21
//
// The CSV has the columns id, type, clicks and price (clicks of 90 days). The second argument is any text: the same
// one gives the same coins again, another one gives others. Products whose prices differ by more than half, and the
// last one of an odd number, get no twin and stay out of the test.
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';

const [, , file, seed = ''] = process.argv;
const PRICES_APART = 1.5;

const [head, ...lines] = readFileSync(file, 'utf8')
  .replace(/^\uFEFF/, '')
  .split(/\r?\n/)
  .filter((line) => line.trim() !== '');
const names = head.split(',').map((name) => name.trim().toLowerCase());
const products = lines.map((line) => {
  const cells = line.split(',').map((cell) => cell.trim());
  const cell = (name) => cells[names.indexOf(name)] ?? '';
  return {id: cell('id'), type: cell('type'), clicks: Number(cell('clicks')), price: Number(cell('price'))};
});
if (products.some(({id, clicks, price}) => id === '' || !(clicks >= 0) || !(price > 0))) {
  throw new Error(`${file} needs the columns id, type, clicks and price in every row`);
}

/** Heads or tails, the same for the same pair and seed. */
const coin = (a, b) => createHash('sha256').update(`${seed} ${a.id} ${b.id}`).digest()[0] % 2 === 0;

const near = (a, b) => Math.max(a.price, b.price) <= PRICES_APART * Math.min(a.price, b.price);

console.log('id,type,pair,half');
let pairs = 0;
for (const type of [...new Set(products.map((product) => product.type))].sort()) {
  const left = products.filter((product) => product.type === type).sort((a, b) => b.clicks - a.clicks);
  while (left.length > 0) {
    const first = left.shift();
    const at = left.findIndex((other) => near(first, other));
    if (at < 0) {
      console.log(`${first.id},${type},,none`);
      continue;
    }
    const [second] = left.splice(at, 1);
    const [rewritten, unchanged] = coin(first, second) ? [first, second] : [second, first];
    pairs += 1;
    console.log(`${rewritten.id},${type},${pairs},rewrite`);
    console.log(`${unchanged.id},${type},${pairs},leave`);
  }
}
