// Medians of each series, the weakest one, and the posts that have earned paid support.
// Money waits for the verdict in week 13 all the same: paid views would spoil the reading.
//
//   node post-log.mjs post-log.csv
//
// The log has one row a post and these columns, in any order:
//   post,series,views,saves
// Figures are those of the seventh day, without signs for thousands. Leave paid views out. Answers to comments have
// "reply" as their series: they count for the account's median, but are no series that could be dropped.
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
const posts = rows.map((row) => {
  const {post, series, views, saves} = Object.fromEntries(
    cellsOf(row).map((value, index) => [columns[index], value]),
  );
  if (!series || !/^\d+$/.test(views) || !/^\d+$/.test(saves)) {
    throw new Error(`This row needs post, series, views and saves: ${row}`);
  }
  return {post, series, views: Number(views), saves: (1000 * Number(saves)) / Math.max(1, Number(views))};
});

function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  return Number.isInteger(half) ? (sorted[half - 1] + sorted[half]) / 2 : sorted[Math.floor(half)];
}

const series = [...new Set(posts.map((post) => post.series))].map((name) => {
  const own = posts.filter((post) => post.series === name);
  return {
    name,
    episodes: own.length,
    views: median(own.map(({views}) => views)),
    saves: median(own.map(({saves}) => saves)),
  };
});
series.sort((a, b) => b.saves - a.saves);
for (const {name, episodes, views, saves} of series) {
  console.log(`${name}: ${episodes} posts, median ${views} views, ${saves.toFixed(1)} saves per 1,000 views`);
}

const judged = series.filter(({name, episodes}) => name !== 'reply' && episodes >= 6);
console.log(
  judged.length > 1
    ? `Weakest with six episodes or more: ${judged.at(-1).name}`
    : 'No two series have six episodes yet.',
);

const all = median(posts.map(({views}) => views));
const winners = posts.filter(({views}) => views >= 2 * all).map(({post}) => post);
console.log(
  `Twice the account's median of ${all} views: ${winners.length === 0 ? 'none' : winners.join(', ')}` +
    (winners.length >= 3 ? '. Paid support may start.' : '. Paid support waits for three.'),
);
