const RETRIES = 3;
const FIRST_PAUSE_MS = 1_000;

const KEPT_MS = 5 * 60_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Retries after one, two and four seconds. */
export async function retrying<T>(load: () => Promise<T>): Promise<T> {
  for (let failed = 0; ; failed += 1) {
    try {
      return await load();
    } catch (error) {
      if (failed === RETRIES) {
        throw error;
      }
      await pause(FIRST_PAUSE_MS * 2 ** failed);
    }
  }
}

/** Calls `load` once and shares its result, until it fails or is five minutes old. */
export function memoWithExpiry<T>(load: () => Promise<T>) {
  let loading: Promise<T> | undefined;
  let since = 0;
  const drop = () => {
    loading = undefined;
  };
  return {
    drop,
    get: () => {
      if (loading === undefined || Date.now() - since > KEPT_MS) {
        since = Date.now();
        loading = load().catch((error: unknown) => {
          drop();
          throw error;
        });
      }
      return loading;
    },
  };
}

/** Fetches a JSON file of the index, with retries; rejects what `isExpected` does not accept. */
export function fetchJson<T>(address: string, isExpected: (value: unknown) => value is T): Promise<T> {
  return retrying(async () => {
    const response = await fetch(address);
    if (!response.ok) {
      throw new Error(`${address} answered with status ${response.status}.`);
    }
    const value: unknown = await response.json();
    if (!isExpected(value)) {
      throw new Error(`${address} is not a file of this search index.`);
    }
    return value;
  });
}
