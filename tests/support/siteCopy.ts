import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The project. */
export const ROOT = path.resolve(__dirname, '../..');
/** A small site of the tests' own. */
export const FIXTURE = path.join(ROOT, 'tests/fixtures/site');
/** Docusaurus' command, run by `process.execPath`. */
export const DOCUSAURUS = path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');

const LEFT_OUT = new Set([
  'node_modules',
  '.git',
  '.docusaurus',
  'build',
  'build-configured',
  'test-results',
  'playwright-report',
]);

/** Copies the project, without what is built or installed, into a folder of its own; gives its path. */
export function copySite(): string {
  const site = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'site-'));
  for (const name of fs.readdirSync(ROOT).filter((one) => !LEFT_OUT.has(one))) {
    fs.cpSync(path.join(ROOT, name), path.join(site, name), {recursive: true});
  }
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(site, 'node_modules'), 'junction');
  return site;
}

/** Changes a file of a site; fails where the change does nothing. */
export function edit(site: string, file: string, change: (text: string) => string): void {
  const full = path.join(site, file);
  const text = fs.readFileSync(full, 'utf8');
  const changed = change(text);
  if (changed === text) {
    throw new Error(`${file} was not changed.`);
  }
  fs.writeFileSync(full, changed);
}
