/** The `Cache-Control` of what is in `assets/`: its names contain a hash of the content. All else is revalidated. */
export const KEEP_ASSETS = 'public, max-age=31536000, immutable';

/** Pages that redirect by themselves, for hosts that can do it sooner. Old addresses are in src/data/redirects.yaml. */
export const redirects: readonly {from: string; to: string}[] = [
  {from: '/services', to: '/services/advisory'},
];

export const LICENCES_FILE = 'licenses.txt';
