import {ticProblems} from '../../../../../src/plugins/authoring/check/tics';

const source = (text: string, file = 'blog/one.mdx') => ({file, text});

test('a word that the whole site has too often is one problem of each file with more than its share', () => {
  const first = source('\nNobody knew.\n'.repeat(7));
  const second = source('And nobody asked.\n'.repeat(6), 'blog/two.mdx');
  const third = source('Nobody did.\n', 'blog/three.mdx');
  expect(ticProblems([first, third])).toEqual([]);
  const problem = (times: number) => `comes ${times} times here and 14 times on the site, which may have 10`;
  const remedy = 'Say "no one", or who should have done it.';
  expect(ticProblems([third, first, second])).toEqual([
    {file: 'blog/one.mdx', line: 2, value: 'nobody', problem: problem(7), remedy},
    {file: 'blog/two.mdx', line: 1, value: 'nobody', problem: problem(6), remedy},
  ]);
  expect(ticProblems([second, first, third])).toHaveLength(2);
});

test('words that count together are named as they are written, and one of them comes once', () => {
  const mixed = source('Anybody may. Everybody can.\n'.repeat(5));
  const found = ticProblems([mixed, source('Anybody may.', 'blog/two.mdx')]);
  expect(found.map(({file, value}) => [file, value])).toEqual([['blog/one.mdx', 'anybody, everybody']]);
  const files = Array.from({length: 11}, (_, index) => source('Nobody.', `blog/${index}.mdx`));
  expect(ticProblems(files)).toHaveLength(11);
  expect(ticProblems(files)[0]?.problem).toBe('comes once here and 11 times on the site, which may have 10');
});

test('a stand-up, and a word within an address, are no tics', () => {
  expect(ticProblems([source('A weekly stand-up. https://example.com/tell/told\n'.repeat(30))])).toEqual([]);
});

test('nothing stands anywhere, not even once; a market stand is a thing', () => {
  expect(ticProblems([source('The price stands on that page.')])).toMatchObject([{value: 'stands on'}]);
  expect(ticProblems([source('A market stand costs EUR 90.')])).toEqual([]);
});
