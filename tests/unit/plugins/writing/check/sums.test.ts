/** @jest-environment node */
import {sumProblems} from '@site/src/plugins/writing/check/sums';
import {mistakeOf} from '../../../../support/problems';

/** What is said about one sum whose words are the whole text, or about a text of its own. */
function said(says: string, is: string | [string, string], text = `It is ${says}.`): string[] {
  const place = (path: readonly (string | number)[]) => ({file: 'a.yaml', field: path.join('.')});
  return sumProblems({sums: [{says, is, because: 'of it'}], texts: [text], place}).map(({problem}) =>
    mistakeOf(problem),
  );
}

test.each([
  ['EUR 72 a day', '72'],
  ['EUR 71 a day', '2000 / 28'],
  ['EUR 71.4 a day', '2000 / 28'],
  ['about EUR 72 a day', '50 * 40 / 28'],
  ['EUR 2,000', '50 * 40'],
  ['EUR 240k', '20100 * 12 - 1400'],
  ['EUR 1.2 million', '1.24 * 10^6'],
  ['EUR 1.2m', '1.24 * 10^6'],
  ['35 %', '(690 / 510 - 1) * 100'],
  ['-12 %', '(88 / 100 - 1) * 100'],
  ['three weeks', '21 / 7'],
  ['a third of them', '1 / 3'],
  ['two thirds of them', '0.667'],
  ['half', '0.5'],
  ['about a quarter', '0.26'],
  ['nearly 20', '19.2'],
  ['2.5 orders', 'max(2.5, min(1, 2))'],
  ['4 weeks', 'ceil(sqrt(10)) + floor(0.4) + round(0.2) + log(exp(0))'],
  ['a 28-day test', '4 * 7'],
  ['64', '-(-8)^2 * -1'],
  ['8,158 people', 'testSize(rate: 5, change: 0.2 * 100).perGroup'],
  ['40 days', 'reorder(intervals: "30 40 52").median'],
])('%s is what %s comes to', (says, is) => {
  expect(said(says, is)).toEqual([]);
});

test.each([
  ['EUR 70-100', ['2000 / 28 - 1', '2800 / 28']],
  ['EUR 31 to EUR 44', ['31', '44']],
  ['between 2 % and 9 %', ['2', '9']],
  ['1.2-1.5 million', ['1200000', '1.5e6']],
  ['three to five weeks', ['3', '5']],
] as const)('both ends of %s are checked', (says, [low, high]) => {
  expect(said(says, [low, high])).toEqual([]);
  expect(said(says, [low, `(${high}) * 2`])).toHaveLength(1);
  expect(said(says, [`(${low}) * 2`, high])).toHaveLength(1);
});

test.each([
  ['EUR 72 a day', '2000 / 28', 'comes to 71.4286, and the text says 72'],
  ['about EUR 80 a day', '2000 / 28', 'comes to 71.4286, and the text says about 80'],
  ['EUR 2,000', '1987', 'comes to 1,987, and the text says 2,000'],
  ['45 %', '9 / 20', 'comes to 0.45, and the text says 45'],
  ['some words', '3', 'has no number, or several'],
  ['3 to 4', '3', 'is a range with one sum'],
  ['5 things', '1 / 0', expect.stringMatching(/^comes to no number/)],
  ['5 things', '1,200 * 2', 'Unexpected operator , (char 2)'],
  ['5 things', '5 × 1', 'Undefined symbol ×'],
  ['5 things', `5${' + 0'.repeat(400)}`, 'has 1601 characters, and may have 1000: divide it'],
  ['5 things', 'testSize(rat: 5).perGroup', expect.stringMatching(/^has rat:5, and the inputs are rate, /)],
  [
    '5 things',
    'testSize(rate: 5, change: 0).total',
    expect.stringMatching(/^No test can find a change of 0 %/),
  ],
  [
    '5 things',
    'testSize(rate: 5, change: 20).weeks',
    expect.stringMatching(/^comes to no number: ask for one result/),
  ],
])('%s is not what %s comes to', (says, is, problem) => {
  expect(said(says, is)).toEqual([problem]);
});

test.each(['constructor(5)', 'combinations(1e9, 5e8)', 'testSizes(rate: 5).perGroup', 'import({a: 1})'])(
  '%s is called by no sum',
  (is) => {
    expect(said('5 things', is)).toEqual([`calls "${is.replace(/\(.*/, '')}", which no sum may`]);
  },
);

test.each(['[1, 2]', 'max(1:1e9)', 'a = 5', 'f(x) = 5', '1; 5', '170!', '5 > 1 ? 5 : 4'])(
  '%s is no sum',
  (is) => {
    expect(said('5 things', is)).toEqual([
      expect.stringMatching(/^has "[^]*", which is no plain arithmetic$/),
    ]);
  },
);

test('words that are nowhere in the text, or only as part of longer ones, are named', () => {
  expect(said('EUR 7', '7', 'It is EUR 72.')).toEqual(['is nowhere in the text']);
  expect(said('EUR 7', '7', 'It is EUR 7.50.')).toEqual(['is nowhere in the text']);
  expect(said('EUR 7', '7', 'It is EUR 7.')).toEqual([]);
});

test('line ends and emphasis of a source do not matter', () => {
  expect(said('about EUR 72 a day', '72', 'It is **about\nEUR 72** a day.')).toEqual([]);
});
