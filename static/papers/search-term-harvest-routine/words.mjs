// Sums search terms by word and by pair of words, and says what to block and what to promote.
//
//   node words.mjs terms.csv 2.5
//
// The CSV has the columns term, clicks, cost and orders (90 days, any order, more columns do no harm). Take out the
// title above the columns and the totals below, which Google adds.
// The second argument is your conversion rate in per cent. A word is worth blocking when it has sold nothing in
// 5.3 / rate clicks: a good word is that unlucky about once in 200. Read every line before you block it.
import {readFileSync} from 'node:fs';

const [, , file, rate = '2.5'] = process.argv;
const PROMOTE_FROM = 3;

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

/** A number as Google writes it: 1,234.50 or 1.234,50, "--" for none. What has three digits behind it is no decimal. */
function numberOf(text = '') {
  const [, whole, decimals = '0'] = /^([\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(text.replaceAll(/[^\d.,]/g, '')) ?? [];
  return Number(`${(whole ?? '').replaceAll(/[.,]/g, '')}.${decimals}`) || 0;
}

const names = cellsOf(head).map((name) => name.toLowerCase());
const missing = ['term', 'clicks', 'cost', 'orders'].filter((name) => !names.includes(name));
if (missing.length > 0) {
  throw new Error(`${file} has no column ${missing.join(', ')}`);
}

const sums = new Map();
const terms = new Map();
const add = (to, key, {clicks, cost, orders}) => {
  const sum = to.get(key) ?? {clicks: 0, cost: 0, orders: 0};
  to.set(key, {clicks: sum.clicks + clicks, cost: sum.cost + cost, orders: sum.orders + orders});
};
for (const line of lines) {
  const cells = cellsOf(line);
  const of = (name) => cells[names.indexOf(name)];
  const term = (of('term') ?? '').toLowerCase();
  const figures = {clicks: numberOf(of('clicks')), cost: numberOf(of('cost')), orders: numberOf(of('orders'))};
  // A term has a line for each campaign it came through.
  add(terms, term, figures);
  const words = term.match(/[\p{L}\p{N}'-]+/gu) ?? [];
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);
  for (const gram of new Set([...words, ...pairs])) {
    add(sums, gram, figures);
  }
}

const percent = Number(rate.replace(',', '.'));
if (!(percent > 0 && percent <= 100)) {
  throw new Error(`"${rate}" is no conversion rate in per cent: write 2.5 for 2.5 %`);
}
const patience = Math.ceil(5.3 / (percent / 100));
const blocked = [...sums]
  .filter(([, {clicks, orders}]) => clicks >= patience && orders === 0)
  .sort(([, a], [, b]) => b.cost - a.cost);
const promoted = [...terms]
  .map(([term, figures]) => ({term, ...figures}))
  .filter(({orders}) => orders >= PROMOTE_FROM)
  .sort((a, b) => b.orders - a.orders || a.cost - b.cost);

console.log(`Patience: ${patience} clicks`);
for (const [gram, {clicks, cost}] of blocked) {
  console.log(`Block? ${gram}: ${clicks} clicks, EUR ${cost.toFixed(2)}, no order`);
}
for (const {term, clicks, cost, orders} of promoted) {
  console.log(`Promote: ${term}: ${orders} orders at EUR ${(cost / orders).toFixed(2)}, ${clicks} clicks`);
}
