/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {readAuthors} from '@site/src/plugins/content/journal/lists';
import {FINDER_FILE, readFinder} from '@site/src/plugins/content/plans/read';
import {POSITIONS_FILE, readPositions} from '@site/src/plugins/content/positions/read';
import {readSurfaces} from '@site/src/plugins/content/recipes/references';
import {taxonomyProblems} from '@site/src/plugins/content/taxonomies/files';
import {attempt, type Problem} from '@site/src/plugins/lib/problems';
import {readSynonyms, SYNONYMS_FILE} from '@site/src/plugins/lib/synonyms';

let site: string;

beforeAll(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'empty-'));
});
afterAll(() => fs.rmSync(site, {recursive: true}));

const READERS: [file: string, problems: () => readonly Problem[]][] = [
  [SYNONYMS_FILE, () => attempt('', () => readSynonyms(site)).problems],
  [POSITIONS_FILE, () => attempt('', () => readPositions(site)).problems],
  [FINDER_FILE, () => readFinder(site, []).problems],
  ['src/data/plans/surfaces.yaml', () => readSurfaces(site).problems],
  ['src/data/taxonomies/topics.yaml', () => taxonomyProblems(site)],
  ['blog/authors.yml', () => readAuthors(site).problems],
];

test.each(READERS)('%s is reported where it is missing, with a remedy', (file, problems) => {
  expect(problems()).toContainEqual({file, problem: 'is missing', remedy: 'Restore the file.'});
});
