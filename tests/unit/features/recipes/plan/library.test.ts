import {peopleOf} from '@site/src/features/recipes/plan/library';

const sum = (says: string, is: string | [string, string]) => ({says, is, because: '80 % power'});
const size = 'testSize(rate: 35, change: 15).perGroup';

test('people per group are those of the first sum that works them out, and the figure only', () => {
  const cost = sum('cost EUR 27', '3 * 9');
  expect(peopleOf({sums: [cost, sum('takes about 1,340 people', size), sum('only 20', size)]})).toBe(
    'About 1,340 (80 % power)',
  );
  expect(peopleOf({sums: [sum('some 2 million visitors', size)]})).toBe('About 2 million (80 % power)');
});

test('what is worked out from them, or rejected, is no number of people', () => {
  expect(
    peopleOf({
      sums: [
        sum('420 purchases', `${size} * 0.02`),
        sum('would take 542', size),
        sum('3 to 4', [size, size]),
      ],
    }),
  ).toBeUndefined();
});
