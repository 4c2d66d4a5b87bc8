import {act, renderHook} from '@testing-library/react';
import {inTheWay, lacking, lackInWords} from '@site/src/data/recipes/requires';
import {numbersOf, parseNumbers} from '@site/src/shell/numbers/numbers';
import {useNumbers} from '@site/src/shell/numbers/useNumbers';

test('what is stored is read only where it is a known number that a shop can have', () => {
  const numbers = {ordersPerMonth: 900, margin: 45, averageOrder: 0};
  expect(parseNumbers(JSON.stringify(numbers))).toEqual(numbers);
  for (const text of [null, '', '{', '[]', '"900"', 'null', '7']) {
    expect(parseNumbers(text)).toEqual({});
  }
  expect(
    numbersOf({
      ordersPerMonth: '900',
      margin: 101,
      emailContacts: -1,
      smsContacts: NaN,
      toString: 5,
      adSpendPerMonth: 3,
    }),
  ).toEqual({adSpendPerMonth: 3});
});

test('a recipe lacks what is below its least, or not known; only the first is in the way', () => {
  const requires = {emailContacts: 3_000, margin: 45};
  expect(lacking(requires, {emailContacts: 3_000, margin: 50})).toEqual([]);
  expect(lacking(undefined, {})).toEqual([]);
  const lacks = lacking(requires, {emailContacts: 900});
  expect(lacks.map(lackInWords).sort()).toEqual([
    '3,000 e-mail contacts, you have 900',
    '45 % contribution margin',
  ]);
  expect(inTheWay(requires, {emailContacts: 900}).map(({key}) => key)).toEqual(['emailContacts']);
  expect(inTheWay(requires, {})).toEqual([]);
});

test('of no number at all, the browser keeps nothing', () => {
  const {result} = renderHook(() => useNumbers());
  act(() => result.current[1]({margin: 45}));
  expect(result.current[0]).toEqual({margin: 45});
  act(() => result.current[1]({}));
  expect(result.current[0]).toEqual({});
  expect(localStorage).toHaveLength(0);
});
