/** Files that one step of a build may have open: all steps run side by side, and systems allow some hundreds in all. */
export const FILE_CONCURRENCY = 32;

/** Runs a task for every item, at most `limit` at a time, and gives the results in the items' order. */
export async function mapConcurrently<T, R>(
  items: readonly T[],
  limit: number,
  task: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const queue = items.entries();
  // All workers take from one queue.
  const work = async () => {
    for (const [index, item] of queue) {
      results[index] = await task(item);
    }
  };
  await Promise.all(Array.from({length: limit}, work));
  return results;
}
