/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {finishBuild} from '@site/src/plugins/outputs/security-headers/finish';

/** A page with `body`, as the template begins it. */
const page = (body: string) =>
  `<html><head><meta charset=UTF-8><title>A</title></head><body>${body}</body></html>`;
let folder = '';
const write = (name: string, text: string) => fs.writeFileSync(path.join(folder, name), text);

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'finish-'));
  write(
    '_headers',
    "/*\n  Content-Security-Policy: script-src 'self'; frame-ancestors 'none'; style-src 'self'\n",
  );
});
afterEach(() => fs.rmSync(folder, {recursive: true}));

test('where the host wants them, every text that is worth it gets compressed files', async () => {
  write('index.html', page('A page. '.repeat(500)));
  await finishBuild(folder);
  expect(fs.readdirSync(folder).sort()).toEqual(['_headers', 'index.html']);
  await finishBuild(folder, true);
  expect(fs.readdirSync(folder).sort()).toEqual(['_headers', 'index.html', 'index.html.br', 'index.html.gz']);
});

test('every page says its policy first, once, without what only a header can say', async () => {
  write('index.html', page('A page.'));
  await finishBuild(folder);
  const policy = `<meta http-equiv="Content-Security-Policy" content="script-src 'self'; style-src 'self'">`;
  const written = fs.readFileSync(path.join(folder, 'index.html'), 'utf8');
  expect(written).toBe(page('A page.').replace('<title>', `${policy}<title>`));
  await finishBuild(folder);
  expect(fs.readFileSync(path.join(folder, 'index.html'), 'utf8')).toBe(written);
});

test('where there is no build, the command that makes one is named', async () => {
  fs.rmSync(path.join(folder, '_headers'));
  await expect(finishBuild(folder)).rejects.toThrow('npm run build');
});
