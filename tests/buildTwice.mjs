// `npm run build:twice`: builds the last commit twice, in two time zones, and compares every byte of what comes out. Ends
// with status 1 where anything differs, and keeps the folder then.
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {linkPackages} from './support/copyProject.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');
const git = (...args) => execFileSync('git', args, {cwd: ROOT, encoding: 'utf8'}).trim();

const work = fs.mkdtempSync(path.join(os.tmpdir(), 'build-twice-'));
// Both builds in one place: the minifier's names depend on it.
const site = path.join(work, 'site');
fs.mkdirSync(site);
const archive = path.join(work, 'commit.tar');
git('archive', '--output', archive, 'HEAD');
execFileSync('tar', ['-xf', archive, '-C', site]);
linkPackages(ROOT, site);

/** Builds the site in a time zone; gives the folder of the build. */
function build(zone) {
  console.log(`building in ${zone}`);
  fs.rmSync(path.join(site, '.docusaurus'), {recursive: true, force: true});
  execFileSync('npm', ['run', '--silent', 'build'], {
    cwd: site,
    // Seconds since 1970: what both builds count as now.
    env: {...process.env, TZ: zone, SOURCE_DATE_EPOCH: git('log', '-1', '--format=%ct')},
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const built = path.join(work, zone.replace('/', '-'));
  fs.renameSync(path.join(site, 'build'), built);
  return built;
}

const filesOf = (folder) =>
  fs
    .readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
const read = (folder, file) => {
  const full = path.join(folder, file);
  return fs.existsSync(full) ? fs.readFileSync(full) : undefined;
};

const [first, second] = ['UTC', 'Pacific/Auckland'].map(build);
const compared = [...new Set([first, second].flatMap(filesOf))].sort();
const differing = compared.filter(
  (file) => read(first, file)?.equals(read(second, file) ?? Buffer.alloc(0)) !== true,
);
if (differing.length > 0) {
  console.error(`${differing.length} of ${compared.length} files differ:\n${differing.join('\n')}`);
  console.error(`Compare ${first} and ${second}`);
  process.exit(1);
}
fs.rmSync(work, {recursive: true});
console.log(`${compared.length} files, no byte differs`);
