/** One representative path for each kind of page; every sweep over the site runs through this list. */
export const KINDS: readonly {kind: string; path: string}[] = [
  {kind: 'home', path: '/'},
  {kind: 'recipe list', path: '/services/growth-recipes'},
  {kind: 'recipe', path: '/services/growth-recipes/geo-holdout-lift-test'},
  {kind: 'not found', path: '/no-such-page'},
];
