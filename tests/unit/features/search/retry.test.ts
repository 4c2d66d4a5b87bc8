import {kept, retrying} from '../../../../src/features/search/retry';

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

test('tries again after one, two and four seconds', async () => {
  const load = failing(3);
  const given = retrying(load);
  for (const [ms, calls] of [
    [999, 1],
    [1, 2],
    [1_999, 2],
    [1, 3],
    [3_999, 3],
    [1, 4],
  ] as const) {
    await jest.advanceTimersByTimeAsync(ms);
    expect(load).toHaveBeenCalledTimes(calls);
  }
  await expect(given).resolves.toBe('yes');
});

test('fails after three further tries', async () => {
  const load = failing(9);
  const failed = expect(retrying(load)).rejects.toThrow('no');
  await jest.advanceTimersByTimeAsync(60_000);
  await failed;
  expect(load).toHaveBeenCalledTimes(4);
});

test('keeps what was loaded for five minutes, and loads again after a failure', async () => {
  const load = failing(1);
  const {get} = kept(load);
  await expect(get()).rejects.toThrow('no');
  await expect(get()).resolves.toBe('yes');
  await jest.advanceTimersByTimeAsync(299_000);
  await get();
  expect(load).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(2_000);
  await get();
  expect(load).toHaveBeenCalledTimes(3);
});
