/** The parts of pagefind's client that the search uses (pagefind 1.6). */
export interface Pagefind {
  /** Waits until the index can be searched; fails where it cannot. */
  filters: () => Promise<unknown>;
  search: (query: string) => Promise<{results: PagefindHit[]}>;
}

export interface PagefindHit {
  id: string;
  data: () => Promise<{excerpt: string}>;
}

/**
 * Loads pagefind's client, which stands beside the index and is no part of any bundle. `attempt` counts the failures:
 * browsers keep a module that failed to load, and ask again only for another address.
 */
export async function loadPagefind(folder: string, attempt: number): Promise<Pagefind> {
  const address = `${folder}pagefind.js${attempt === 0 ? '' : `?attempt=${attempt}`}`;
  const {createInstance} = (await import(/* webpackIgnore: true */ address)) as {
    createInstance: (options: {basePath: string; noWorker: boolean; excerptLength: number}) => Pagefind;
  };
  // Without a worker: the index is small, and a worker would load the same client a second time.
  const client = createInstance({basePath: folder, noWorker: true, excerptLength: 24});
  await client.filters();
  return client;
}
