/** @jest-environment node */
import fs from 'node:fs';
import {inThread} from '@site/src/plugins/lib/inThread';
import {useFolder} from '../../support/folder';

const folder = useFolder();
const stepOf = (text: string) => {
  const file = folder('step.ts');
  fs.writeFileSync(file, text);
  return file;
};

test('a step in TypeScript runs with its task, and is waited for', async () => {
  const step = stepOf(`
    import fs from 'node:fs/promises';
    import {setTimeout} from 'node:timers/promises';
    export default async function step({file, pages}: {file: string; pages: Map<string, number>}) {
      await setTimeout(50);
      await fs.writeFile(file, String(pages.get('a')));
    }`);
  const file = folder('out.txt');
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
