import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The project. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

const LEFT_OUT = new Set([
  '.docusaurus',
  '.git',
  'build',
  'build-configured',
  'node_modules',
  'playwright-report',
  'test-results',
]);

/** Copies the project, without what is built or installed, into a folder of its own; gives its path. */
export function copySources() {
  const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'site-copy-'));
  for (const name of fs.readdirSync(ROOT).filter((one) => !LEFT_OUT.has(one))) {
    fs.cpSync(path.join(ROOT, name), path.join(folder, name), {recursive: true});
  }
  return folder;
}

/** Links the project's packages into `folder` one by one, so that caches, which are beside them, are not shared. */
export function linkPackages(folder) {
  const packages = path.join(ROOT, 'node_modules');
  fs.mkdirSync(path.join(folder, 'node_modules'));
  for (const name of fs.readdirSync(packages).filter((one) => one === '.bin' || !one.startsWith('.'))) {
    fs.symlinkSync(path.join(packages, name), path.join(folder, 'node_modules', name), 'junction');
  }
}

/** Gives a copy of the project with its packages to some work, and removes it whatever comes of that. */
export function withCopy(work) {
  const folder = copySources();
  try {
    linkPackages(folder);
    return work(folder);
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
}
