import {holdsAll, isPagefind} from '@site/src/features/search/texts';

const work = () => Promise.resolve();

test('a module counts as the search of the texts only with all of its functions', () => {
  expect(isPagefind({options: work, search: work, destroy: work})).toBe(true);
  expect(isPagefind({options: work, search: work})).toBe(false);
  expect(isPagefind({options: work, search: 'work', destroy: work})).toBe(false);
  expect([undefined, null, 'module', {}].filter(isPagefind)).toEqual([]);
});

test('a text counts only if it holds every word, in some form, not the beginning of one', () => {
  expect(holdsAll('Our customers cancel', ['customer', 'cancelled'])).toBe(true);
  expect(holdsAll('Our customers stay', ['customer', 'cancel'])).toBe(false);
  expect(holdsAll('It will snow', ['snowflake'])).toBe(false);
});
