import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {copySources} from './copyProject.mjs';

/** The project. */
export const ROOT = path.resolve(__dirname, '../..');
/** A small site of the tests' own. */
export const FIXTURE = path.join(ROOT, 'tests/fixtures/site');

/** Copies the project into a new folder, with the project's packages and what is kept beside them; gives its path. */
export function copySite(): string {
  const site = copySources(ROOT);
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

/** Runs a command of a site; gives how it ended, and what it said. */
export function run(site: string, command: 'check' | 'generate', ...options: readonly string[]) {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [`src/plugins/writing/${command}/cli.mjs`, ...options],
    {cwd: site, encoding: 'utf8', env: {...process.env, NO_UPDATE_NOTIFIER: '1', NODE_ENV: undefined}},
  );
  return {status, stdout, stderr};
}

/** The first content file of a folder that holds some words. */
export function firstIn(site: string, folder: string, words = /^/): string {
  const names = fs.readdirSync(path.join(site, folder)).filter((name) => /\.(?:yaml|mdx)$/.test(name));
  const name = names.find((one) => words.test(fs.readFileSync(path.join(site, folder, one), 'utf8')));
  return `${folder}/${name ?? ''}`;
}
