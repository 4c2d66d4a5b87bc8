/** Runs a task for every item, at most `limit` at a time, so that memory does not grow with their number. */
export async function forEachLimited<T>(
  items: readonly T[],
  limit: number,
  task: (item: T) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  // All workers take from one queue.
  const work = async () => {
    for (const item of queue) {
      await task(item);
    }
  };
  await Promise.all(Array.from({length: limit}, work));
}
