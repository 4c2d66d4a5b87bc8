// Sums search terms by word and by pair of words, and says what to block and what to promote.
//
//   node words.mjs terms.csv 2.5
//
// The CSV has the columns term, clicks, cost and orders (90 days, any order, more columns do no harm).
// The second argument is your conversion rate in per cent. A word is worth blocking when it has sold nothing in
// 5.3 / rate clicks: a good word is that unlucky about once in 200. Read every line before you block it.
import {readFileSync} from 'node:fs';

const [, , file, rate = '2.5'] = process.argv;
const PROMOTE_FROM = 3;

/** The cells of one line; a cell in quotes may hold commas. */
const cellsOf = (line) =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
    (quoted?.replaceAll('""', '"') ?? plain ?? '').trim(),
  );

/** A number as Google writes it: 1,234.50 or "--" for none. */
const numberOf = (text = '') => Number(text.replaceAll(/[^\d.]/g, '')) || 0;

const [head, ...lines] = readFileSync(file, 'utf8')
  .replace(/^\uFEFF/, '')
  .split(/\r?\n/)
  .filter((line) => line.trim() !== '');
const names = cellsOf(head).map((name) => name.toLowerCase());
const missing = ['term', 'clicks', 'cost', 'orders'].filter((name) => !names.includes(name));
if (missing.length > 0) {
  throw new Error(`${file} has no column ${missing.join(', ')}`);
}

const terms = lines.map((line) => {
  const cells = cellsOf(line);
  const cell = (name) => cells[names.indexOf(name)];
  return {
    term: (cell('term') ?? '').toLowerCase(),
    clicks: numberOf(cell('clicks')),
    cost: numberOf(cell('cost')),
    orders: numberOf(cell('orders')),
  };
});

const sums = new Map();
for (const {term, clicks, cost, orders} of terms) {
  const words = term.match(/[\p{L}\p{N}'-]+/gu) ?? [];
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);
  for (const gram of new Set([...words, ...pairs])) {
    const sum = sums.get(gram) ?? {clicks: 0, cost: 0, orders: 0};
    sums.set(gram, {clicks: sum.clicks + clicks, cost: sum.cost + cost, orders: sum.orders + orders});
  }
}

const patience = Math.ceil(5.3 / (Number(rate) / 100));
const blocked = [...sums]
  .filter(([, {clicks, orders}]) => clicks >= patience && orders === 0)
  .sort(([, a], [, b]) => b.cost - a.cost);
const promoted = terms
  .filter(({orders}) => orders >= PROMOTE_FROM)
  .sort((a, b) => b.orders - a.orders || a.cost - b.cost);

console.log(`Patience: ${patience} clicks`);
for (const [gram, {clicks, cost}] of blocked) {
  console.log(`Block? ${gram}: ${clicks} clicks, EUR ${cost.toFixed(2)}, no order`);
}
for (const {term, clicks, cost, orders} of promoted) {
  console.log(`Promote: ${term}: ${orders} orders at EUR ${(cost / orders).toFixed(2)}, ${clicks} clicks`);
}
