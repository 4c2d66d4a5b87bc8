/** @jest-environment node */
import {fetchJson, memoWithExpiry, retrying} from '../../../../src/features/search/retry';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Fails so many times before it gives. */
function failing(times: number) {
  let calls = 0;
  return jest.fn(() => {
    calls += 1;
    return calls <= times ? Promise.reject(new Error('no')) : Promise.resolve('yes');
  });
}

test('tries again after one, two and four seconds, and then fails', async () => {
  const load = failing(9);
  const failed = expect(retrying(load)).rejects.toThrow('no');
  for (const [ms, calls] of [
    [999, 1],
    [1, 2],
    [1_999, 2],
    [1, 3],
    [3_999, 3],
    [1, 4],
    [60_000, 4],
  ] as const) {
    await jest.advanceTimersByTimeAsync(ms);
    expect(load).toHaveBeenCalledTimes(calls);
  }
  await failed;
});

test('keeps what was loaded for five minutes, and loads again after a failure', async () => {
  const load = failing(1);
  const {get} = memoWithExpiry(load);
  await expect(get()).rejects.toThrow('no');
  await expect(get()).resolves.toBe('yes');
  await jest.advanceTimersByTimeAsync(299_000);
  await get();
  expect(load).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(2_000);
  await get();
  expect(load).toHaveBeenCalledTimes(3);
});

test('a file of another shape, such as a sign-in page, is a failure', async () => {
  const fetched = jest
    .spyOn(global, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json({other: 1})));
  const isRow = (value: unknown): value is string[] => Array.isArray(value);
  const failed = expect(fetchJson('/pagefind/entries.json', isRow)).rejects.toThrow('/pagefind/entries.json');
  await jest.advanceTimersByTimeAsync(60_000);
  await failed;
  expect(fetched).toHaveBeenCalledTimes(4);
  fetched.mockRestore();
});
