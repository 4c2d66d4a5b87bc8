/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {finishBuild} from '@site/src/plugins/output/security-headers/finish';

let folder = '';
const write = (name: string, text: string) => fs.writeFileSync(path.join(folder, name), text);

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'finish-'));
  write('_headers', "/*\n  Content-Security-Policy: script-src 'self'; style-src 'self'\n");
});
afterEach(() => fs.rmSync(folder, {recursive: true}));

test('every text that is worth it gets its compressed files', async () => {
  write('index.html', `<p>${'A page. '.repeat(500)}</p>`);
  await finishBuild(folder);
  expect(fs.readdirSync(folder).sort()).toEqual(['_headers', 'index.html', 'index.html.br', 'index.html.gz']);
});

test('every page that the policy would break is named, and nothing is compressed', async () => {
  write('a.html', `<script>one()</script>${'<p>A page.</p>'.repeat(500)}`);
  write('b.html', '<script>two()</script>');
  await expect(finishBuild(folder)).rejects.toThrow(/a\.html[^]*b\.html/);
  expect(fs.existsSync(path.join(folder, 'a.html.br'))).toBe(false);
});

test('where there is no build, the command that makes one is named', async () => {
  fs.rmSync(path.join(folder, '_headers'));
  await expect(finishBuild(folder)).rejects.toThrow('npm run build');
});
