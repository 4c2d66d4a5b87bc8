/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {inThread} from '@site/src/plugins/lib/inThread';

let folder: string;
const stepOf = (text: string) => {
  const file = path.join(folder, 'step.ts');
  fs.writeFileSync(file, text);
  return file;
};

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'thread-'));
});
afterEach(() => fs.rmSync(folder, {recursive: true}));

test('a step in TypeScript runs with its task, and is waited for', async () => {
  const step = stepOf(`
    import fs from 'node:fs/promises';
    import {setTimeout} from 'node:timers/promises';
    export default async function step({file, pages}: {file: string; pages: Map<string, number>}) {
      await setTimeout(50);
      await fs.writeFile(file, String(pages.get('a')));
    }`);
  const file = path.join(folder, 'out.txt');
  await inThread(step, {file, pages: new Map([['a', 7]])});
  expect(fs.readFileSync(file, 'utf8')).toBe('7');
});

test('what a step throws is thrown here', async () => {
  const step = stepOf('export default async () => { throw new Error("No font."); };');
  await expect(inThread(step, {})).rejects.toThrow('No font.');
});

test.each([
  ['waits for something that never comes', 'export default () => new Promise(() => undefined);'],
  ['ends by itself', 'export default () => process.exit(0);'],
])('a step that %s has failed, and says what to do', async (_name, text) => {
  await expect(inThread(stepOf(text), {})).rejects.toThrow(
    /step\.ts ended before its work was done.* memory/,
  );
});
