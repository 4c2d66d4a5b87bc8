import {fromMiddle} from '@site/src/pages/_parts/sections';

test.each([
  ['12345', '42135'],
  ['1234', '4213'],
  ['1', '1'],
  ['', ''],
])('of %s, the first comes into the middle and the next beside it: %s', (items, row) => {
  expect(fromMiddle(items.split('')).join('')).toBe(row);
  expect(row[Math.floor(row.length / 2)] ?? '').toBe(items[0] ?? '');
});
