import {setTimeout as wait} from 'node:timers/promises';
import {mapConcurrently} from '@site/src/plugins/lib/mapConcurrently';

test('runs no more tasks at a time than allowed, and gives the results in the order of the items', async () => {
  let running = 0;
  let most = 0;
  const doubled = await mapConcurrently([5, 1, 4, 2, 3], 2, async (item) => {
    running += 1;
    most = Math.max(most, running);
    await wait(item);
    running -= 1;
    return item * 2;
  });
  expect(doubled).toEqual([10, 2, 8, 4, 6]);
  expect(most).toBe(2);
});

test('fails with what a task fails with', async () => {
  await expect(mapConcurrently([1], 4, () => Promise.reject(new Error('disk full')))).rejects.toThrow(
    'disk full',
  );
});
