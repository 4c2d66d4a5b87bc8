/** @jest-environment node */
import {withoutMissing} from '../../../run/needs.mjs';

const file = 'tests/build/nginx.test.ts';
const types = {name: 'types', command: 'tsc'};
const built = {name: 'built', command: 'jest --maxWorkers=2', needs: {program: 'nginx' as const, file}};

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});

test('where a program can be had, the stages are as they were', () => {
  expect(withoutMissing([types, built], () => '/usr/sbin/nginx')).toEqual({
    ready: [types, built],
    leftOut: [],
  });
});

test('where it cannot, only the file that needs it is left out, and a line says which and why', () => {
  const {ready, leftOut} = withoutMissing([types, built], (program) => {
    throw new Error(`No ${program} could be found.`);
  });
  expect(ready.map(({name}) => name)).toEqual(['types', 'built']);
  expect(ready[0]).toEqual(types);
  expect(ready[1]?.command).toBe(`jest --maxWorkers=2 --testPathIgnorePatterns=${file}`);
  expect(leftOut).toEqual([{program: 'nginx', line: `${file}. No nginx could be found.`}]);
});
