/** A folder of the build, ending in `/*` or the name of a file, and how long its files may be kept. */
export interface CacheRule {
  path: string;
  cacheControl: string;
}

/**
 * What may be kept without asking. Names in `assets/` carry a hash of their content, so they never change; every other
 * file is asked for again, which costs one short "not modified".
 */
export const cacheRules: readonly CacheRule[] = [
  {path: 'assets/*', cacheControl: 'public, max-age=31536000, immutable'},
];

/** Old or short paths and where they lead, on hosts that can answer with a redirect. */
export const redirects: readonly {from: string; to: string}[] = [
  {from: '/services', to: '/services/advisory'},
];
