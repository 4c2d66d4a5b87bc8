/** A folder of the build, ending in `/*` or the name of a file, and how long its files may be kept. */
export interface CacheRule {
  path: string;
  cacheControl: string;
}

/**
 * What browsers may keep without asking. Names in `assets/` contain a hash of their content, so those files never
 * change; every other file is revalidated, which costs one short "not modified".
 */
export const cacheRules: readonly CacheRule[] = [
  {path: 'assets/*', cacheControl: 'public, max-age=31536000, immutable'},
];

/**
 * Pages that redirect by themselves, for hosts that can do it sooner. Old addresses of pages are in
 * src/data/redirects.yaml.
 */
export const redirects: readonly {from: string; to: string}[] = [
  {from: '/services', to: '/services/advisory'},
];

/** The file of the build with the licences of what others made, which the imprint links to. */
export const LICENCES_FILE = 'licenses.txt';

/** The file of the build with the report of conformance (OpenACR), which the accessibility statement links to. */
export const ACR_FILE = 'accessibility-conformance.yaml';
