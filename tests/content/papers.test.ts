import fs from 'node:fs';
import path from 'node:path';
import {filesFor, SAMPLES_DIR, tryPaper} from '../support/papers';
import {sheetOf} from '../../src/plugins/lib/sheet';
import {ROOT} from '../support/siteCopy';
import {contentOf} from '../../src/plugins/content/kinds';

const content = contentOf(ROOT);
const papers = [...content.items('recipe'), ...content.items('hub')].flatMap(({id, papers: offered = []}) =>
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

test('a sheet as a program with decimal commas saves it is reported by its separator or its line', () => {
  expect(() => sheetOf('Call;EUR\n1;41,5\n')).toThrow(
    'has its cells divided by semicolons: save it with commas',
  );
  expect(() => sheetOf('Call,EUR\n1,41,5\n')).toThrow('line 2 has 3 cells, and the first line 2');
  expect(sheetOf('Call,EUR\n1,"=2*20.75"\n').number('B2')).toBe(41.5);
});
