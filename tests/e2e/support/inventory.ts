/** How a page is used: most are for reading; a tool is live as soon as it has loaded; a game brings script of its own. */
type Use = 'tool' | 'game';

/** One representative path for each kind of page; every sweep over the site runs through this list. */
export const KINDS: readonly {
  kind: string;
  path: string;
  use?: Use;
  /** Bytes after gzip that the page's own data module may add to its script. */
  data?: number;
}[] = [
  {kind: 'home', path: '/'},
  {kind: 'advisory', path: '/services/advisory'},
  {kind: 'how we work', path: '/services/how-we-work'},
  {kind: 'recipe list', path: '/services/growth-recipes', use: 'tool', data: 50_000},
  {kind: 'recipe', path: '/services/growth-recipes/geo-holdout-lift-test'},
  {kind: 'growth hubs', path: '/growth-hubs'},
  {kind: 'hub with recipes', path: '/growth-hubs/meta-ads'},
  {kind: 'hub with services', path: '/growth-hubs/fundraising-investor-readiness'},
  {kind: 'philosophy', path: '/philosophy'},
  {kind: 'core beliefs', path: '/philosophy/core-beliefs'},
  {kind: 'journal list', path: '/philosophy/journal', use: 'tool'},
  {kind: 'topics', path: '/philosophy/journal/topics'},
  {kind: 'topic', path: '/philosophy/journal/topics/paid-ads'},
  {kind: 'article', path: '/philosophy/journal/pmax-optimization-2025'},
  {kind: 'customers', path: '/customers'},
  {kind: 'client stories', path: '/customers/stories', use: 'tool'},
  {kind: 'House of Palma', path: '/customers/stories/house-of-palma'},
  {kind: 'NOMS', path: '/customers/stories/noms'},
  {kind: 'story under construction', path: '/customers/stories/quillpay'},
  {kind: 'our story', path: '/network'},
  {kind: 'advisors', path: '/network/advisors'},
  {kind: 'full profile', path: '/network/advisors/matteo-ferrante'},
  {kind: 'profile coming soon', path: '/network/advisors/clara-vasquez'},
  {kind: 'portfolio of an advisor', path: '/network/advisors/matteo-ferrante/portfolio'},
  {kind: 'empty portfolio', path: '/network/advisors/clara-vasquez/portfolio'},
  {kind: 'project', path: '/network/advisors/matteo-ferrante/portfolio/noms'},
  {kind: 'portfolio', path: '/portfolio', use: 'tool'},
  {kind: 'toolkit', path: '/toolkit'},
  {kind: 'GTM platform', path: '/toolkit/gtm-platform'},
  {kind: 'contact', path: '/contact', use: 'tool'},
  {kind: 'search', path: '/search', use: 'tool'},
  {kind: 'privacy policy', path: '/privacy-policy', use: 'tool'},
  {kind: 'arcade', path: '/games', use: 'game'},
  {kind: 'Space Invaders', path: '/games/space-invaders', use: 'game'},
  {kind: 'Tetris', path: '/games/tetris', use: 'game'},
  {kind: 'not found', path: '/no-such-page', use: 'tool'},
  {kind: 'unknown client', path: '/customers/stories/nobody', use: 'tool'},
];
