/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {dropUnlessSealed, seal} from '@site/src/plugins/client/bundle-cache/seal';

let site: string;
const kept = () => path.join(site, 'node_modules/.cache/rspack/part/modules');

beforeEach(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'seal-'));
  fs.mkdirSync(path.dirname(kept()), {recursive: true});
  fs.writeFileSync(kept(), 'compiled');
});

afterEach(() => fs.rmSync(site, {recursive: true}));

test('what a complete build left stays for the next one with the same key', () => {
  seal(site, 'key');
  dropUnlessSealed(site, 'key');
  expect(fs.readFileSync(kept(), 'utf8')).toBe('compiled');
});

test.each<[string, () => void]>([
  ['damaged', () => fs.writeFileSync(kept(), 'compilfd')],
  ['cut short', () => fs.truncateSync(kept(), 3)],
  ['renamed', () => fs.renameSync(kept(), `${kept()}2`)],
  ['left by an interrupted build', () => dropUnlessSealed(site, 'key')],
])('what is %s goes', (_name, change) => {
  seal(site, 'key');
  change();
  dropUnlessSealed(site, 'key');
  expect(fs.existsSync(path.dirname(path.dirname(kept())))).toBe(false);
});

test('what was made from something else goes, and so does what no build has sealed', () => {
  seal(site, 'key');
  dropUnlessSealed(site, 'another');
  expect(fs.existsSync(kept())).toBe(false);
  expect(() => dropUnlessSealed(site, 'key')).not.toThrow();
  seal(site, 'key');
});
