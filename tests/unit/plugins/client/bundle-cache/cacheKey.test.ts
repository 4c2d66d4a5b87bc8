/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {DocusaurusConfig} from '@docusaurus/types';
import {cacheKey, keepsModules} from '@site/src/plugins/client/bundle-cache/cacheKey';
import {edit, ROOT} from '../../../../support/siteCopy';

const CONFIG = {baseUrl: '/', customFields: {site: {contactEmail: 'hello@example.com'}}} as unknown;

let site: string;
let before: string;
const key = (config: unknown = CONFIG) => cacheKey(site, config as DocusaurusConfig);
const article = () => `blog/${fs.readdirSync(path.join(site, 'blog')).find((name) => name.endsWith('.mdx'))}`;

beforeEach(() => {
  process.env.SOURCE_DATE_EPOCH = '1795305600';
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'key-'));
  for (const dir of ['blog', 'docs', 'src', 'static']) {
    fs.cpSync(path.join(ROOT, dir), path.join(site, dir), {recursive: true});
  }
  before = key();
});

afterEach(() => {
  delete process.env.SOURCE_DATE_EPOCH;
  fs.rmSync(site, {recursive: true});
});

test('it stays for the same site, and for another text in one of its pages', () => {
  expect(key()).toBe(before);
  edit(site, article(), (text) => `${text}\nOne more paragraph.\n`);
  expect(key()).toBe(before);
});

test.each<[string, () => void]>([
  [
    'a page that has moved',
    () => fs.renameSync(path.join(site, article()), path.join(site, 'blog/moved.mdx')),
  ],
  [
    'another address of a page',
    () => edit(site, article(), (text) => text.replace('---', '---\nslug: elsewhere')),
  ],
  [
    'a page that is still to come',
    () => edit(site, article(), (text) => text.replace(/^date: .*/m, 'date: 2999-01-01')),
  ],
  ['the settings of the site', () => edit(site, 'src/config/site.yaml', (text) => `${text}\n# Changed`)],
  [
    'the size of an image',
    () => edit(site, 'static/img/favicon.svg', (text) => text.replace('<svg', '<svg height="1"')),
  ],
  ['an image beside its article', () => fs.writeFileSync(path.join(site, 'blog/new.PNG'), '')],
  ['code', () => fs.writeFileSync(path.join(site, 'src/more.ts'), 'export {};')],
  ['packages', () => fs.writeFileSync(path.join(site, 'package-lock.json'), '{"changed": true}')],
  ['the day', () => (process.env.SOURCE_DATE_EPOCH = '1795392000')],
])('it changes with %s', (_name, change) => {
  change();
  expect(key()).not.toBe(before);
});

test('it changes with the settings of the environment', () => {
  expect(key({baseUrl: '/'})).not.toBe(before);
  expect(key({...(CONFIG as object), baseUrl: '/path/'})).not.toBe(before);
});

test.each([
  ['production', 0, true],
  ['production', 1_000, false],
  ['development', 0, false],
])('in %s with %i pages more, that compiled modules are kept is %s', (mode, pages, keeps) => {
  const env = jest.replaceProperty(process, 'env', {
    ...process.env,
    DOCUSAURUS_NO_PERSISTENT_CACHE: '',
    NODE_ENV: mode,
  });
  for (let page = 0; page < pages; page += 1) {
    fs.writeFileSync(path.join(site, `docs/more-${page}.mdx`), '');
  }
  expect(keepsModules(site)).toBe(keeps);
  env.restore();
});
