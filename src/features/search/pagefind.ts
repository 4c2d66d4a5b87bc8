/** The parts of pagefind's client that the search uses (pagefind 1.6). */
export interface Pagefind {
  init: () => Promise<void>;
  search: (query: string, options?: {filters: Record<string, string>}) => Promise<{results: PagefindHit[]}>;
}

interface PagefindHit {
  data: () => Promise<{raw_url: string; excerpt: string}>;
}

/** Loads pagefind's client, which stands beside the index and is no part of any bundle. */
export async function loadPagefind(folder: string): Promise<Pagefind> {
  const {createInstance} = (await import(/* webpackIgnore: true */ `${folder}pagefind.js`)) as {
    createInstance: (options: {basePath: string; noWorker: boolean; excerptLength: number}) => Pagefind;
  };
  // Without a worker: the index is small, and the content security policy needs no `worker-src`.
  const client = createInstance({basePath: folder, noWorker: true, excerptLength: 24});
  await client.init();
  return client;
}
