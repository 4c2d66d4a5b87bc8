// `npm run build:twice`: builds the last commit in two new folders, in two time zones, and compares every byte of what
// comes out. The first folder has no caches; the second has what the build of another site left, one such site after
// another, which must change nothing. Ends with status 1 where anything differs, and keeps both folders then.
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parse} from 'yaml';
import {linkPackages} from './support/copyProject.mjs';
import {postpone} from './support/postponed.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');
const git = (...args) => execFileSync('git', args, {cwd: ROOT, encoding: 'utf8'}).trim();
/** Seconds since 1970: what the builds count as now. */
const SOURCE_DATE_EPOCH = git('log', '-1', '--format=%ct');

/** Writes an image with that many pixels a side. */
function writeImage(folder, side) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"/>`;
  fs.writeFileSync(path.join(folder, 'static/img/square.svg'), svg);
}

/** Gives every article a paragraph more. */
function append(folder, paragraph) {
  for (const name of fs.readdirSync(path.join(folder, 'blog')).filter((one) => one.endsWith('.mdx'))) {
    fs.appendFileSync(path.join(folder, 'blog', name), `\n${paragraph}\n`);
  }
}

/** Writes the last commit into `folder`, over what is there, and an image into its articles. */
function checkOut(folder) {
  fs.mkdirSync(folder, {recursive: true});
  const archive = path.join(folder, 'commit.tar');
  git('archive', '--output', archive, 'HEAD');
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  fs.rmSync(archive);
  append(folder, '![A square](/img/square.svg)');
  writeImage(folder, 10);
}

/** Builds the site in `folder`; gives the folder of the build. */
function build(folder, settings) {
  console.log(`building in ${folder}`);
  for (const script of ['generate', 'build']) {
    execFileSync('npm', ['run', '--silent', script], {
      cwd: folder,
      env: {...process.env, SOURCE_DATE_EPOCH, ...settings},
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  return path.join(folder, 'build');
}

/** Gives every article a paragraph more, and a recipe that the home page shows another name. */
function changeTexts(folder) {
  append(folder, 'One paragraph more.');
  const home = parse(fs.readFileSync(path.join(folder, 'src/data/pages/home.yaml'), 'utf8'));
  const [id] = home.plan.goals.flatMap(({recipes}) => recipes);
  const file = path.join(folder, 'src/data/recipes', `${id}.yaml`);
  const text = fs.readFileSync(file, 'utf8');
  fs.writeFileSync(file, text.replace(/^name:.*\n(?: .*\n)*/m, 'name: Another name\n'));
}

/** Other sites, by what they change. One at a time: a change that empties a cache would hide what is wrong with another. */
const OTHERS = [
  {
    name: 'another address, and two pages still to come',
    change: postpone,
    settings: {SITE_BASE_URL: '/another/', SITE_CONTACT_EMAIL: 'other@example.org'},
  },
  {name: 'other texts', change: changeTexts},
  {name: 'an image of another size', change: (folder) => writeImage(folder, 20)},
];

const filesOf = (folder) =>
  fs
    .readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));

const work = fs.mkdtempSync(path.join(os.tmpdir(), 'build-twice-'));
// At the same depth: the bundler names the packages, which are links to the project's own, by the way there.
const [one, another] = ['one', 'another-place'].map((name) => path.join(work, name));
for (const folder of [one, another]) {
  checkOut(folder);
  linkPackages(ROOT, folder);
}
const first = build(one, {TZ: 'UTC'});
const read = (folder, file) => {
  const full = path.join(folder, file);
  return fs.existsSync(full) ? fs.readFileSync(full) : null;
};
let compared = [];
for (const {name, change, settings} of OTHERS) {
  change(another);
  // Else the other site would be made from what the last one left, and leave the same.
  fs.rmSync(path.join(another, 'node_modules/.cache'), {recursive: true, force: true});
  build(another, {TZ: 'Pacific/Auckland', ...settings});
  checkOut(another);
  const second = build(another, {TZ: 'Pacific/Auckland'});
  compared = [...new Set([first, second].flatMap(filesOf))].sort();
  const differing = compared.filter((file) => {
    const [mine, theirs] = [first, second].map((folder) => read(folder, file));
    return mine === null || theirs === null || !mine.equals(theirs);
  });
  if (differing.length > 0) {
    console.error(
      `After a site with ${name}, ${differing.length} of ${compared.length} files differ:\n${differing.join('\n')}`,
    );
    console.error(`Compare ${first} and ${second}`);
    process.exit(1);
  }
}
fs.rmSync(work, {recursive: true});
console.log(`${compared.length} files, no byte differs`);
