// `npm run build:twice`: builds the last commit in two new folders, in two time zones, and compares every byte of what
// comes out. The first folder has no caches; the second has what builds of another site left, which must change nothing.
// Ends with status 1 where anything differs, and keeps both folders then.
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {linkPackages} from './support/linkPackages.mjs';
import {postpone} from './support/postponed.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');
const git = (...args) => execFileSync('git', args, {cwd: ROOT, encoding: 'utf8'}).trim();
/** Seconds since 1970: what the builds count as now. */
const SOURCE_DATE_EPOCH = git('log', '-1', '--format=%ct');

/** Writes the last commit into `folder`, over what is there. */
function checkOut(folder) {
  fs.mkdirSync(folder, {recursive: true});
  const archive = path.join(folder, 'commit.tar');
  git('archive', '--output', archive, 'HEAD');
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  fs.rmSync(archive);
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

/** Builds other sites in `folder`: one for another address, and one with two pages still to come and a text changed. */
function leaveCaches(folder, settings) {
  build(folder, {...settings, SITE_BASE_URL: '/another/', SITE_CONTACT_EMAIL: 'other@example.org'});
  postpone(folder);
  for (const name of fs.readdirSync(path.join(folder, 'blog')).filter((one) => one.endsWith('.mdx'))) {
    fs.appendFileSync(path.join(folder, 'blog', name), '\nOne paragraph more.\n');
  }
  build(folder, settings);
}

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
const far = {TZ: 'Pacific/Auckland'};
leaveCaches(another, far);
checkOut(another);
const second = build(another, far);
const files = [...new Set([first, second].flatMap(filesOf))].sort();
const read = (folder, file) => {
  const full = path.join(folder, file);
  return fs.existsSync(full) ? fs.readFileSync(full) : null;
};
const differing = files.filter((file) => {
  const [mine, theirs] = [first, second].map((folder) => read(folder, file));
  return mine === null || theirs === null || !mine.equals(theirs);
});
if (differing.length > 0) {
  console.error(`${differing.length} of ${files.length} files differ:\n${differing.join('\n')}`);
  console.error(`Compare ${first} and ${second}`);
  process.exit(1);
}
fs.rmSync(work, {recursive: true});
console.log(`${files.length} files, no byte differs`);
