// Medians of each series, the weakest one, and the posts that have earned paid support.
//
//   node post-log.mjs post-log.csv
//
// The log has one row a post and these columns, in any order and without commas in them:
//   post,series,views,saves
// Figures are those of the seventh day. Leave paid views out.
import {readFileSync} from 'node:fs';

const [header, ...lines] = readFileSync(process.argv[2], 'utf8').trim().split(/\r?\n/);
const columns = header.split(',');
const posts = lines.map((line) => {
  const {post, series, views, saves} = Object.fromEntries(
    line.split(',').map((value, index) => [columns[index], value]),
  );
  return {post, series, views: Number(views), saves: (1000 * Number(saves)) / Number(views)};
});

function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
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

const judged = series.filter(({episodes}) => episodes >= 6);
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
