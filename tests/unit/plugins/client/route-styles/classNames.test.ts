/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {className, codeOf} from '@site/src/plugins/client/route-styles/classNames';

const modulesIn = (folder: string) =>
  fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => path.join(folder, file));

test('the names of each stylesheet begin in their own way', () => {
  const codes = new Map<string, string[]>();
  for (const file of [
    ...modulesIn('src'),
    ...modulesIn('node_modules/@docusaurus/theme-classic/lib/theme'),
  ]) {
    codes.set(codeOf(file), [...(codes.get(codeOf(file)) ?? []), file]);
  }
  expect([...codes.values()].filter((files) => files.length > 1)).toEqual([]);
  expect(codes.size).toBeGreaterThan(100);
});

test('each class and animation of a stylesheet has a name, the same from every folder', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'names-'));
  const file = path.join(folder, 'a.module.css');
  fs.writeFileSync(
    file,
    '.row > .cell, .row:hover { margin: 0.5rem; } @keyframes turn { to { rotate: 1turn; } }',
  );
  const code = codeOf('a.module.css');
  expect(['row', 'cell', 'turn', 'unknown'].map((name) => className(folder, file, name))).toEqual([
    `${code}0`,
    `${code}1`,
    `${code}2`,
    `${code}-unknown`,
  ]);
  fs.rmSync(folder, {recursive: true});
});
