import {
  addressOf,
  advisors,
  articles,
  byLength,
  clients,
  longest,
  one,
  projects,
  recipes,
  starters,
  topics,
} from './content';

export interface Kind {
  kind: string;
  /** The page that represents the kind: of several, the one with most text. */
  path: string;
  /** A game brings script of its own. */
  use?: 'game';
  /** Bytes after gzip that the page's own data module, or what it opens at once, may add to its script. */
  data?: number;
  /** Whether the host answers it with 404. */
  missing?: boolean;
}

/** Most bytes of a recipe's card with its texts, after gzip: a library of some fifty is one module. */
const CARD = 1_100;

const hasPortfolio = ({id}: {id: string}) => projects.some(({advisorId}) => advisorId === id);

/** The page that represents a kind, of items that the content may be without: then there is none. */
const pageOf = <T>(kind: string, items: readonly T[], address: (item: T) => string): Kind[] =>
  byLength(items)
    .slice(0, 1)
    .map((item) => ({kind, path: address(item)}));

/** One representative page for each kind of page that the content has; every sweep over the site runs through this list. */
export const KINDS: readonly Kind[] = [
  {kind: 'home', path: '/'},
  {kind: 'advisory', path: '/services/advisory'},
  {kind: 'how we work', path: '/services/how-we-work'},
  {kind: 'recipe list', path: '/services/growth-recipes', data: recipes.length * CARD},
  {kind: 'recipe', path: addressOf.recipe(longest(recipes)), data: 13_000},
  {kind: 'positions', path: '/services/growth-recipes/positions'},
  {kind: 'planner', path: '/services/growth-recipes/plan', data: 21_000},
  {kind: 'starter plans', path: '/services/growth-recipes/plans'},
  ...pageOf('starter plan', starters, addressOf.starter),
  {kind: 'growth hubs', path: '/growth-hubs'},
  {kind: 'hub with recipes', path: '/growth-hubs/meta-ads'},
  {kind: 'hub with services', path: '/growth-hubs/fundraising-investor-readiness', data: 13_000},
  {kind: 'philosophy', path: '/philosophy'},
  {kind: 'core beliefs', path: '/philosophy/core-beliefs'},
  {kind: 'journal list', path: '/philosophy/journal'},
  {kind: 'topics', path: '/philosophy/journal/topics'},
  {kind: 'topic', path: one(topics, 'topic').path},
  {kind: 'article', path: addressOf.article(longest(articles)), data: 13_000},
  {kind: 'customers', path: '/customers'},
  {kind: 'client stories', path: '/customers/stories'},
  ...clients
    .filter(({story}) => story !== undefined)
    .map((client) => ({kind: `story of ${client.name}`, path: addressOf.client(client)})),
  ...pageOf(
    'story under construction',
    clients.filter(({story}) => story === undefined),
    addressOf.client,
  ),
  {kind: 'our story', path: '/network'},
  {kind: 'advisors', path: '/network/advisors'},
  ...pageOf(
    'full profile',
    advisors.filter(({profile}) => profile !== undefined),
    addressOf.advisor,
  ),
  ...pageOf(
    'profile coming soon',
    advisors.filter(({profile}) => profile === undefined),
    addressOf.advisor,
  ),
  ...pageOf('portfolio of an advisor', advisors.filter(hasPortfolio), addressOf.portfolio),
  ...pageOf(
    'empty portfolio',
    advisors.filter((advisor) => !hasPortfolio(advisor)),
    addressOf.portfolio,
  ),
  ...pageOf('project', projects, addressOf.project),
  {kind: 'portfolio', path: '/portfolio'},
  {kind: 'toolkit', path: '/toolkit'},
  {kind: 'calculators', path: '/toolkit/calculators'},
  {kind: 'calculator', path: '/toolkit/calculators/test-size', data: 25_000},
  {kind: 'calculator with rows', path: '/toolkit/calculators/waterfall', data: 25_000},
  {kind: 'calculator with an interval', path: '/toolkit/calculators/test-result', data: 25_000},
  {kind: 'GTM platform', path: '/toolkit/gtm-platform'},
  {kind: 'contact', path: '/contact'},
  {kind: 'search', path: '/search', data: 7_000},
  {kind: 'accessibility', path: '/accessibility'},
  {kind: 'privacy policy', path: '/privacy-policy'},
  {kind: 'arcade', path: '/games', use: 'game'},
  {kind: 'Space Invaders', path: '/games/space-invaders', use: 'game'},
  {kind: 'Tetris', path: '/games/tetris', use: 'game'},
  {kind: 'not found', path: '/no-such-page', missing: true},
  {kind: 'unknown client', path: '/customers/stories/no-such-client', missing: true},
];
