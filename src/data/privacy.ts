/** An item that this site or one of its providers stores in a visitor's browser. */
export interface StoredItem {
  name: string;
  kind: 'Local storage' | 'Session storage' | 'Cache storage' | 'Cookie';
  purpose: string;
  category: 'Necessary' | 'Analytics' | 'Marketing';
  lifetime: string;
}

/** Everything that may be stored, for the table of the privacy page. */
export const storedItems: readonly StoredItem[] = [
  {
    name: 'user-consent',
    kind: 'Local storage',
    purpose: 'Your choice about cookies, with its date',
    category: 'Necessary',
    lifetime: '12 months, then we ask again',
  },
  {
    name: 'theme',
    kind: 'Local storage',
    purpose: 'Light or dark colours, if you have chosen',
    category: 'Necessary',
    lifetime: 'Until you delete it',
  },
  {
    name: 'gfn-saved-recipes',
    kind: 'Local storage',
    purpose: 'Recipes you have saved',
    category: 'Necessary',
    lifetime: 'Until you delete it',
  },
  {
    name: 'gfn-plan',
    kind: 'Local storage',
    purpose: 'Your plan: its recipes, its first day, your days a month',
    category: 'Necessary',
    lifetime: 'Until you delete it',
  },
  {
    name: 'gfn-recipe-progress-…',
    kind: 'Local storage',
    purpose: 'Steps of a recipe you have ticked off',
    category: 'Necessary',
    lifetime: 'Until you delete it',
  },
  {
    name: 'gfn-recipe-map-hidden',
    kind: 'Local storage',
    purpose: 'Whether you have folded the map of recipes',
    category: 'Necessary',
    lifetime: 'Until you delete it',
  },
  {
    name: 'gfn-recent-searches',
    kind: 'Local storage',
    purpose: 'Your last five searches on this site',
    category: 'Necessary',
    lifetime: 'Until you delete it',
  },
  {
    name: 'gfn-pages-…, gfn-assets-…',
    kind: 'Cache storage',
    purpose: 'Copies of the last forty pages you have opened, so that they open without a connection',
    category: 'Necessary',
    lifetime: 'Until newer ones take their place, or you delete them',
  },
  {
    name: 'space-invaders-high-score, tetris-high-score, gfn-arcade-…',
    kind: 'Local storage',
    purpose: 'Your high scores and settings in the arcade',
    category: 'Necessary',
    lifetime: 'Until you delete it',
  },
  {
    name: 'gfn-reloaded',
    kind: 'Session storage',
    purpose: 'Keeps a page from reloading twice after an update of the site',
    category: 'Necessary',
    lifetime: 'Until you close the tab',
  },
  {
    name: '_ga, _ga_…, _gid, _gat…',
    kind: 'Cookie',
    purpose: 'Counting visits, through our tag management and analytics providers',
    category: 'Analytics',
    lifetime: 'Up to 24 months, deleted when you withdraw',
  },
  {
    name: '_gcl_…, _fbp, _fbc, _ttp, _tt_…, __kla_id',
    kind: 'Cookie',
    purpose: 'Measuring our advertisements and e-mails',
    category: 'Marketing',
    lifetime: 'Up to 24 months, deleted when you withdraw',
  },
];

/** The day from which the policy holds. */
export const EFFECTIVE_DATE = '9 September 2025';
