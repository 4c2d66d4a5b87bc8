import {hubSchema} from '@site/src/data/hubs/schema';

const GOOD = {
  what: 'Orders per 100 visits',
  value: '1.6 to 3.0',
  of: 'All shops of two publishers, 2025',
  by: 'Somebody, who sells shops',
  url: 'https://www.example.com/figures',
  on: '2026-11-20',
};

test.each([
  ['a row with all it needs', {}, undefined, undefined],
  ['a row that does not say of whom', {of: undefined}, 'of', /expected string/],
  ['a row that does not say who publishes it', {by: undefined}, 'by', /expected string/],
  ['a row on a refused host', {url: 'https://www.officedata.store/x'}, 'url', /refusedHosts\.ts/],
  ['a row that nobody has dated', {on: 'November'}, 'on', /year-month-day/],
])('yardsticks: %s', (_name, change, field, said) => {
  const {error} = hubSchema.shape.yardsticks.safeParse([{...GOOD, ...change}]);
  expect(error?.issues[0]?.path).toEqual(field && [0, field]);
  expect(error?.issues[0]?.message ?? '').toMatch(said ?? /^$/);
});
