import {inWords} from '@site/src/lib/inWords';

test.each([
  [0, 'no'],
  [13, 'thirteen'],
  [20, 'twenty'],
  [21, '21'],
])('%i is “%s”', (count, words) => {
  expect(inWords(count)).toBe(words);
});
