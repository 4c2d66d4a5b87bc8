import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const LEFT_OUT = new Set([
  '.docusaurus',
  '.git',
  'build',
  'build-configured',
  'node_modules',
  'playwright-report',
  'test-results',
]);

/** Copies the project, without what is built, into a folder of its own; gives it with the function that removes it. */
export function copyProject() {
  const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'site-copy-'));
  for (const name of fs.readdirSync(ROOT).filter((one) => !LEFT_OUT.has(one))) {
    fs.cpSync(path.join(ROOT, name), path.join(folder, name), {recursive: true});
  }
  // Packages one by one, so that the caches beside them are not shared.
  const packages = path.join(ROOT, 'node_modules');
  fs.mkdirSync(path.join(folder, 'node_modules'));
  for (const name of fs.readdirSync(packages).filter((one) => one === '.bin' || !one.startsWith('.'))) {
    fs.symlinkSync(path.join(packages, name), path.join(folder, 'node_modules', name), 'junction');
  }
  return {folder, remove: () => fs.rmSync(folder, {recursive: true, force: true})};
}
