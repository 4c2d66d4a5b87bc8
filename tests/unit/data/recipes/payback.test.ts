/** @jest-environment node */
import {costOf, gainOf, monthsOf, paysInWords} from '@site/src/data/recipes/payback';

const plan = {setUpDays: 3, runsDays: 56, hoursPerWeek: 1, needs: [], occupies: []};
const pays = {
  gain: [
    ['orders a month', 300],
    ['of charges fail', '7 %'],
    ['EUR of margin kept for each', 10],
  ] as [string, number | string][],
  assumes: 'The 7 % is our assumption.',
  hours: 1,
};

test('the gain is the product of its factors, and the cost is every hour at EUR 45', () => {
  expect(gainOf(pays)).toBeCloseTo(210);
  expect(
    gainOf({
      gain: [
        ['orders', 300],
        ['fail', '7\u00A0%'],
      ],
    }),
  ).toBeCloseTo(21);
  expect(costOf(plan)).toBe((24 + 8) * 45);
  expect(costOf({...plan, spend: {from: 100, to: 900}})).toBe((24 + 8) * 45 + 100);
});

test('it pays back in whole months, and never where its hours eat the gain', () => {
  expect(monthsOf({pays, plan})).toBe(9);
  expect(monthsOf({pays: {...pays, hours: 5}, plan})).toBe(Infinity);
  expect(paysInWords({pays, plan})).toBe(
    'After 9 months at that size: 300 orders a month × 7 % of charges fail × EUR 10 of margin kept for each = EUR 210 a month, less 1 hour of work. The 7 % is our assumption.',
  );
});
