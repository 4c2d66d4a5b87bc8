/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {rspack} from '@docusaurus/faster';
import {scriptMinimizer} from '../../../../../src/plugins/client/bundle/minimizer';

let folder: string;

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'minimizer-'));
});

afterAll(() => {
  fs.rmSync(folder, {recursive: true});
});

/** A script with `hash` in it, as it is minified; the hash is taken out again. */
async function minified(hash: string): Promise<string> {
  const entry = path.join(folder, 'entry.js');
  fs.writeFileSync(
    entry,
    `export function told(first, second) {
       for (const third of first) { if (third !== second) { console.log(third, second, '${hash}'); } }
     }
     globalThis.told = told;`,
  );
  const compiler = rspack({
    mode: 'production',
    target: ['web', 'es2022'],
    entry,
    output: {path: folder, filename: 'out.js'},
    optimization: {minimizer: [scriptMinimizer()]},
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error) => {
      compiler.close(() => (error === null ? resolve() : reject(error)));
    });
  });
  return fs.readFileSync(path.join(folder, 'out.js'), 'utf8').replace(hash, '');
}

test('variables have the same names, whatever letters a provisional hash has', async () => {
  const [one, other] = [await minified('ffffeeee'.repeat(9)), await minified('ttttnnnn'.repeat(9))];
  expect(one).toBe(other);
});
