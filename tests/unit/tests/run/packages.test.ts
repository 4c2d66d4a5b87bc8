/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {isInstalled, lackingPackages} from '../../../run/packages.mjs';

const react = {version: '19.1.0', integrity: 'sha512-one'};
const linter = {version: '30.5.2', integrity: 'sha512-two', dev: true as const};
const forMac = {version: '1.0.0', integrity: 'sha512-three', optional: true as const};
const lock = {
  packages: {'': {}, 'node_modules/react': react, 'node_modules/linter': linter, 'node_modules/mac': forMac},
};

test('everything of the lock file is there, but for what is made for another system', () => {
  const installed = {packages: {'node_modules/react': react, 'node_modules/linter': linter}};
  expect(lackingPackages(lock, installed)).toEqual([]);
});

test('after an installation without the packages for development, those are lacking', () => {
  expect(lackingPackages(lock, {packages: {'node_modules/react': react}})).toEqual(['node_modules/linter']);
});

test.each([
  ['another version', {...react, version: '18.0.0'}],
  ['other contents', {...react, integrity: 'sha512-four'}],
])('%s of a package is as good as none', (_name, other) => {
  const installed = {packages: {'node_modules/react': other, 'node_modules/linter': linter}};
  expect(lackingPackages(lock, installed)).toEqual(['node_modules/react']);
});

describe('a folder', () => {
  let root: string;
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    fs.writeFileSync(path.join(root, file), text);
  };

  beforeEach(() => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'packages-'));
    write('package-lock.json', JSON.stringify(lock));
  });
  afterEach(() => fs.rmSync(root, {recursive: true}));

  test('that npm has never installed, or only begun to, is not installed', () => {
    expect(isInstalled(root)).toBe(false);
    write('node_modules/.package-lock.json', JSON.stringify(lock).slice(0, 20));
    expect(isInstalled(root)).toBe(false);
  });

  test('is installed by what npm noted, however old that is', () => {
    write('node_modules/.package-lock.json', JSON.stringify(lock));
    fs.utimesSync(path.join(root, 'node_modules/.package-lock.json'), 0, 0);
    expect(isInstalled(root)).toBe(true);
    const {'node_modules/linter': _linter, ...others} = lock.packages;
    write('node_modules/.package-lock.json', JSON.stringify({packages: others}));
    expect(isInstalled(root)).toBe(false);
  });
});
