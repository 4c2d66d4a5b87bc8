import {ticProblems} from '../../../../../src/plugins/authoring/check/tics';

const source = (text: string) => ({file: 'blog/one.mdx', text});

test('a word is reported from the place where the whole site has it too often', () => {
  const first = source('Nobody knew.\n'.repeat(6));
  const second = source('And nobody asked.\n'.repeat(6));
  expect(ticProblems([first])).toEqual([]);
  expect(ticProblems([first, second]).map(({line, value}) => [line, value])).toEqual([
    [5, 'nobody'],
    [6, 'nobody'],
  ]);
});

test('a stand-up, and a word within an address, are no tics', () => {
  expect(ticProblems([source('A weekly stand-up. https://example.com/tell/told\n'.repeat(30))])).toEqual([]);
});

test('nothing stands anywhere, not even once; a market stand is a thing', () => {
  expect(ticProblems([source('The price stands on that page.')])).toMatchObject([{value: 'stands on'}]);
  expect(ticProblems([source('A market stand costs EUR 90.')])).toEqual([]);
});
