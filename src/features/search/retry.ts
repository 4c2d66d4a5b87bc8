/** Tries that follow a failed one, the pause before the first of them, and the longest pause (specification 1 section 7). */
const RETRIES = 3;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/** What was loaded is dropped after so long (specification 1 section 7). */
const KEPT_MS = 5 * 60_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What `load` gives, tried again after a second, then two, then four; fails as the last try did. `load` hears which try it is, from 0. */
export async function retrying<T>(load: (attempt: number) => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await load(attempt);
    } catch (error) {
      if (attempt === RETRIES) {
        throw error;
      }
      await pause(Math.min(FIRST_PAUSE_MS * 2 ** attempt, LONGEST_PAUSE_MS));
    }
  }
}

/** Loads what `load` gives once, and again by the first call after a failure or after five minutes. */
export function kept<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  let since = 0;
  return () => {
    if (loading === undefined || Date.now() - since > KEPT_MS) {
      since = Date.now();
      loading = load().catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
    }
    return loading;
  };
}

/** Fetches a JSON file of the index, with the tries above; `T` is what the build writes there. */
export function fetchJson<T>(address: string): Promise<T> {
  return retrying(async () => {
    const response = await fetch(address);
    if (!response.ok) {
      throw new Error(`${address} answered with status ${response.status}.`);
    }
    return (await response.json()) as T;
  });
}
