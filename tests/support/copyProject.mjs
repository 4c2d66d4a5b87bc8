import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const LEFT_OUT = new Set(['.docusaurus', '.git', 'node_modules', 'playwright-report', 'test-results']);

/** Copies the project `root`, without what is built or installed, into a new folder; gives its path. */
export function copySources(root) {
  const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'site-copy-'));
  for (const name of fs.readdirSync(root).filter((one) => !LEFT_OUT.has(one) && !one.startsWith('build'))) {
    fs.cpSync(path.join(root, name), path.join(folder, name), {recursive: true});
  }
  return folder;
}

/** Links the packages of the project `root` into `folder` one by one, so that caches, which are beside them, are not shared. */
function linkPackages(root, folder) {
  const packages = path.join(root, 'node_modules');
  fs.mkdirSync(path.join(folder, 'node_modules'));
  for (const name of fs.readdirSync(packages).filter((one) => one === '.bin' || !one.startsWith('.'))) {
    fs.symlinkSync(path.join(packages, name), path.join(folder, 'node_modules', name), 'junction');
  }
}

/** Gives a copy of the project `root` with its packages to some work, and removes it whatever comes of that. */
export function withCopy(root, work) {
  const folder = copySources(root);
  try {
    linkPackages(root, folder);
    return work(folder);
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
}
