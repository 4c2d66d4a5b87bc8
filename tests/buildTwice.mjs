// `npm run build:twice`: builds the last commit in two new folders, without caches, in two time zones, and compares every
// byte of what comes out. Ends with status 1 where anything differs, and keeps both folders then.
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {linkPackages} from './support/linkPackages.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');
const git = (...args) => execFileSync('git', args, {cwd: ROOT, encoding: 'utf8'}).trim();
/** Seconds since 1970: what the builds count as now. */
const SOURCE_DATE_EPOCH = git('log', '-1', '--format=%ct');

/** Builds the last commit in `folder`, which is made for it; gives the folder of the build. */
function build(folder, TZ) {
  fs.mkdirSync(folder, {recursive: true});
  const archive = path.join(folder, 'commit.tar');
  git('archive', '--output', archive, 'HEAD');
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  fs.rmSync(archive);
  linkPackages(ROOT, folder);
  const env = {...process.env, SOURCE_DATE_EPOCH, TZ};
  console.log(`building in ${folder}`);
  execFileSync('npm', ['run', '--silent', 'build'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return path.join(folder, 'build');
}

const filesOf = (folder) =>
  fs
    .readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));

const work = fs.mkdtempSync(path.join(os.tmpdir(), 'build-twice-'));
const first = build(path.join(work, 'one'), 'UTC');
// At the same depth: the bundler names the packages, which are links to the project's own, by the way there.
const second = build(path.join(work, 'another-place'), 'Pacific/Auckland');
const files = [...new Set([first, second].flatMap(filesOf))].sort();
const read = (folder, file) => {
  const full = path.join(folder, file);
  return fs.existsSync(full) ? fs.readFileSync(full) : null;
};
const differing = files.filter((file) => {
  const [one, two] = [first, second].map((folder) => read(folder, file));
  return one === null || two === null || !one.equals(two);
});
if (differing.length > 0) {
  console.error(`${differing.length} of ${files.length} files differ:\n${differing.join('\n')}`);
  console.error(`Compare ${first} and ${second}`);
  process.exit(1);
}
fs.rmSync(work, {recursive: true});
console.log(`${files.length} files, no byte differs`);
