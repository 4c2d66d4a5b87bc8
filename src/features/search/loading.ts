/** Loads what `load` gives, once; after a failure the next call tries again, and is told how many failed before it. */
export function once<T>(load: (failures: number) => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  let failures = 0;
  return () => {
    loading ??= load(failures).catch((error: unknown) => {
      loading = undefined;
      failures += 1;
      throw error;
    });
    return loading;
  };
}

/** Fetches a file of the index; fails where the answer is none. */
export async function fetchFile(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} answered with status ${response.status}.`);
  }
  return response;
}
