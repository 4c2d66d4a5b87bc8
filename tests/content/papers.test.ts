import fs from 'node:fs';
import path from 'node:path';
import {readRecipes} from '../../src/plugins/content/recipes/read';
import {filesFor, SAMPLES_DIR, tryPaper} from '../support/papers';
import {ROOT} from '../support/siteCopy';

const papers = readRecipes(ROOT).flatMap(({id, papers: offered = []}) =>
  offered.map(({file}) => ({recipe: id, file})),
);

test.each(papers.filter((paper) => filesFor(paper).length > 0))(
  '$file of $recipe makes of its sample what it should',
  async (paper) => {
    const {given, expected} = await tryPaper(paper);
    expect(given).toEqual(expected);
  },
);

test('no sample or expectation is left from a paper that is gone', () => {
  const needed = papers.flatMap(filesFor);
  const there = fs
    .readdirSync(path.join(ROOT, SAMPLES_DIR), {recursive: true, withFileTypes: true})
    .filter((item) => item.isFile())
    .map((item) => path.relative(ROOT, path.join(item.parentPath, item.name)).replaceAll(path.sep, '/'));
  expect(there.filter((file) => !needed.includes(file))).toEqual([]);
});
