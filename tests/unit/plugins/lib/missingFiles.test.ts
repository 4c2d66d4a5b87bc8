/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {collectionOf} from '@site/src/plugins/content/collections';
import {problemsOf} from '@site/src/plugins/content/problems';

let site: string;

beforeAll(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'empty-'));
});
afterAll(() => fs.rmSync(site, {recursive: true}));

test.each(['synonyms', 'finder', 'surface', 'topics', 'authors'])(
  'the file of %s is reported where it is missing, with a remedy',
  (name) => {
    const collection = collectionOf(name);
    expect(problemsOf(site, collection)).toContainEqual({
      file: collection.files,
      problem: 'is missing',
      remedy: 'Restore the file.',
    });
  },
);
