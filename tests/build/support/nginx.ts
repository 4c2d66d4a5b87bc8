import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {installByApt} from '../../apt.mjs';
import {freePort} from '../../support/freePort';
import type {Build} from './build';

/** A running nginx. */
export interface Nginx {
  port: number;
  /** What it has written of itself so far: warnings about its configuration, and errors. */
  errors: () => string;
  stop: () => Promise<void>;
}

const PROGRAMS = [
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/opt/homebrew/bin/nginx',
  '/usr/local/bin/nginx',
];

/** The path of an nginx, installed where there was none and apt has one; undefined where none can be had. */
export function obtainNginx(): string | undefined {
  const find = () => PROGRAMS.find((name) => spawnSync(name, ['-v']).status === 0);
  const here = find();
  if (here !== undefined) {
    return here;
  }
  installByApt('nginx-light');
  return find();
}

async function untilAnswers(address: string, child: ChildProcess, errors: () => string): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    if (child.exitCode !== null) {
      throw new Error(`nginx ended with ${child.exitCode}:\n${errors()}`);
    }
    try {
      await fetch(address);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error(`nginx does not answer:\n${errors()}`);
}

/** Starts nginx with the server that a build brings, its listener and folder put where the test has them. */
export async function startNginx(program: string, build: Build): Promise<Nginx> {
  const port = await freePort();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-nginx-'));
  // Workers run as another user than root, who may not be allowed to read the checkout.
  fs.chmodSync(folder, 0o755);
  const root = path.join(folder, 'site');
  fs.cpSync(build.root, root, {recursive: true});
  const server = build
    .nginx()
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replaceAll('/var/www/site', root);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n');
  const configuration = path.join(folder, 'nginx.conf');
  fs.writeFileSync(
    configuration,
    `pid ${folder}/pid;\ndaemon off;\nevents {}\nhttp {\naccess_log off;\n${temporary}\n${server}\n}\n`,
  );
  const child = spawn(program, ['-e', 'stderr', '-c', configuration], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (text) => (errors += String(text)));
  const address = `http://127.0.0.1:${port}`;
  const stop = async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) {
      await once(child, 'exit');
    }
    fs.rmSync(folder, {recursive: true, force: true});
  };
  try {
    await untilAnswers(address, child, () => errors);
  } catch (error) {
    await stop();
    throw error;
  }
  return {port, errors: () => errors, stop};
}
