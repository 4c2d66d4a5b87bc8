/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {buildCache} from '@site/src/plugins/lib/buildCache';

let site: string;
const codeFile = (name: string) => path.join(site, name);
const folder = () => path.join(site, 'node_modules/.cache/things');
const made = jest.fn((text: string) => Promise.resolve(Buffer.from(text)));
const take = async (from: unknown, text = 'made') =>
  (await buildCache(site, 'things', codeFile('maker.ts')).take(from, () => made(text))).toString();
const tidy = () => buildCache(site, 'things', codeFile('maker.ts')).tidy();
const DAY = 24 * 60 * 60 * 1000;
function passDays(days: number): void {
  for (const file of fs.readdirSync(folder()).map((name) => path.join(folder(), name))) {
    const time = new Date(fs.statSync(file).mtimeMs - days * DAY);
    fs.utimesSync(file, time, time);
  }
}
const onlyFile = () => path.join(folder(), fs.readdirSync(folder()).join());

beforeEach(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'cache-'));
  fs.writeFileSync(
    codeFile('maker.ts'),
    "import {\n  SIZE,\n} from './size';\nimport type {Size} from './type';\nimport fs from 'node:fs';\n",
  );
  fs.writeFileSync(codeFile('size.ts'), "import './maker';\nexport {SIZE} from './sizes';\n");
  fs.mkdirSync(codeFile('sizes'));
  fs.writeFileSync(codeFile('sizes/index.ts'), 'export const SIZE = 1;\n');
  fs.writeFileSync(codeFile('type.ts'), 'export type Size = number;\n');
  made.mockClear();
});
afterEach(() => fs.rmSync(site, {recursive: true}));

test('what was made once is taken by the next build, and something else is made', async () => {
  expect(await take({title: 'A'}, 'first')).toBe('first');
  expect(await take({title: 'A'}, 'second')).toBe('first');
  expect(await take({title: 'B'}, 'other')).toBe('other');
  expect(made).toHaveBeenCalledTimes(2);
});

test('two builds by turns keep what each of them takes; what neither takes is gone after a week', async () => {
  await take('first build');
  await take('second build');
  await take('a text since changed');
  for (const build of ['first build', 'second build', 'first build', 'second build']) {
    passDays(4);
    expect(await take(build, 'again')).toBe('made');
    await tidy();
  }
  expect(fs.readdirSync(folder())).toHaveLength(2);
});

test('a build after a long time still finds what it kept', async () => {
  await take('A');
  passDays(100);
  expect(await take('A', 'again')).toBe('made');
  await tidy();
  expect(await take('A', 'again')).toBe('made');
});

test.each([
  ['empty', ''],
  ['cut short', undefined],
  ['something else', 'x'.repeat(200)],
])('a kept file that is %s is made anew', async (_, content) => {
  await take('A', 'a text of some length');
  const whole = fs.readFileSync(onlyFile());
  fs.writeFileSync(onlyFile(), content ?? whole.subarray(0, -3));
  expect(await take('A', 'again')).toBe('again');
  expect(await take('A', 'not made')).toBe('again');
});

test('other packages may make something else', async () => {
  await take('A', 'first');
  fs.writeFileSync(path.join(site, 'package-lock.json'), '{"packages": {}}');
  expect(await take('A', 'second')).toBe('second');
});

test.each(['maker.ts', 'size.ts', 'sizes/index.ts'])(
  'other code in %s may make something else',
  async (name) => {
    await take('A', 'first');
    fs.appendFileSync(codeFile(name), '// Changed\n');
    expect(await take('A', 'second')).toBe('second');
  },
);

test('other types make the same', async () => {
  await take('A', 'first');
  fs.appendFileSync(codeFile('type.ts'), '// Changed\n');
  expect(await take('A', 'second')).toBe('first');
});

test('a build without a place for its cache makes everything', async () => {
  fs.mkdirSync(path.join(site, 'node_modules'));
  fs.writeFileSync(path.join(site, 'node_modules/.cache'), 'a file');
  expect(await take('A', 'first')).toBe('first');
  expect(await take('A', 'second')).toBe('second');
  await expect(tidy()).resolves.toBeUndefined();
});
