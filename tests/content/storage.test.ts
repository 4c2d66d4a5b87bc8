import fs from 'node:fs';
import path from 'node:path';
import {STORED} from '../../src/pages/privacy-policy/_parts/StorageTable';
import {ROOT} from '../support/siteCopy';

/** What is stored by the code of this site, table of the privacy page aside, apart from the consent record and what Docusaurus stores. */
const stored = fs
  .readdirSync(path.join(ROOT, 'src'), {recursive: true, encoding: 'utf8'})
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('StorageTable.tsx'))
  .flatMap((file) => [
    ...fs
      .readFileSync(path.join(ROOT, 'src', file), 'utf8')
      .matchAll(/['`](gfn-[a-z-]+|[a-z-]+-high-score)/g),
  ])
  .map(([, key = '']) => key);
/** Names of the table; "gfn-arcade-…" stands for every name that begins so. */
const named = STORED.flatMap(({name}) => name.split(', ')).map((name) => name.replace('…', ''));

test('the privacy page names everything that this site stores, and nothing that it no longer does', () => {
  expect(stored.length).toBeGreaterThan(0);
  expect(stored.filter((key) => !named.some((name) => key.startsWith(name)))).toEqual([]);
  const own = named.filter((name) => name.startsWith('gfn-') || name.endsWith('-high-score'));
  expect(own.filter((name) => !stored.some((key) => key.startsWith(name)))).toEqual([]);
});
