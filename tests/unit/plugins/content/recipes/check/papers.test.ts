/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {untriedPapers, unusedPapers} from '@site/src/plugins/content/recipes/check/papers';
import {recipe} from '../../../../support/recipes';

test('files that no recipe offers are named, and samples of such files', () => {
  const site = fs.mkdtempSync(path.join(os.tmpdir(), 'papers-'));
  expect(unusedPapers(site, [])).toEqual([]);
  fs.mkdirSync(path.join(site, 'static/papers/a-recipe'), {recursive: true});
  for (const file of [
    'a-recipe/list.sql',
    'a-recipe/old.sql',
    'loose.txt',
    '.DS_Store',
    'a-recipe/Thumbs.db',
  ]) {
    fs.writeFileSync(path.join(site, 'static/papers', file), 'x');
  }
  const samples = path.join(site, 'tests/content/papers');
  for (const file of ['a-recipe/list.sample.sql', 'a-recipe/old.expected.json', 'b/list.expected.json']) {
    fs.mkdirSync(path.join(samples, path.dirname(file)), {recursive: true});
    fs.writeFileSync(path.join(samples, file), 'x');
  }
  const offering = recipe({papers: [{file: 'list.sql', label: 'The list'}]});
  expect(
    unusedPapers(site, [offering])
      .map(({file}) => file)
      .sort(),
  ).toEqual([
    'static/papers/a-recipe/old.sql',
    'static/papers/loose.txt',
    'tests/content/papers/a-recipe/old.expected.json',
    'tests/content/papers/b/list.expected.json',
  ]);
  fs.rmSync(site, {recursive: true});
});

test('a paper that cannot be tried is named: a file that is missing, and one that is no JSON', () => {
  const site = fs.mkdtempSync(path.join(os.tmpdir(), 'papers-'));
  const folder = path.join(site, 'tests/content/papers/a-recipe');
  fs.mkdirSync(folder, {recursive: true});
  const papers = ['list.sql', 'sheet.csv', 'letter.txt'].map((file) => ({file, label: file}));
  fs.writeFileSync(path.join(folder, 'list.expected.json'), '{"B2":   1}');
  fs.writeFileSync(path.join(folder, 'sheet.expected.json'), '{"B2": 1,5}');
  const found = untriedPapers(site, [recipe({id: 'a-recipe', papers})]);
  expect(found.map(({file, problem}) => [path.basename(file), problem.split(':')[0]])).toEqual([
    ['list.sample.sql', 'is missing'],
    ['sheet.expected.json', 'cannot be read as JSON'],
  ]);
  fs.rmSync(site, {recursive: true});
});
