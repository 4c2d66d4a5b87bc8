import {RESULTS} from '@site/src/data/accessibility';

test('the record names each of the 55 criteria of levels A and AA of WCAG 2.2 once', () => {
  const named = RESULTS.flatMap(({criteria}) => criteria);
  expect(named).toHaveLength(55);
  expect(new Set(named).size).toBe(55);
});
