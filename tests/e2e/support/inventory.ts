import {
  addressOf,
  advisors,
  articles,
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
  /** Whether it shows a choice about cookies, and so loads script at once where there is one. */
  showsConsent?: true;
}

/** Most bytes of a recipe's card with its texts, after gzip: a library of some fifty is one module. */
const CARD = 1_100;

const hasPortfolio = ({id}: {id: string}) => projects.some(({advisorId}) => advisorId === id);
const withStory = clients.filter(({story}) => story !== undefined);

/** One representative page for each kind of page; every sweep over the site runs through this list. */
export const KINDS: readonly Kind[] = [
  {kind: 'home', path: '/'},
  {kind: 'advisory', path: '/services/advisory'},
  {kind: 'how we work', path: '/services/how-we-work'},
  {kind: 'recipe list', path: '/services/growth-recipes', data: recipes.length * CARD},
  {kind: 'recipe', path: addressOf.recipe(longest(recipes)), data: 13_000},
  {kind: 'positions', path: '/services/growth-recipes/positions'},
  {kind: 'planner', path: '/services/growth-recipes/plan', data: 7_000},
  {kind: 'starter plans', path: '/services/growth-recipes/plans'},
  {kind: 'starter plan', path: addressOf.starter(longest(starters))},
  {kind: 'growth hubs', path: '/growth-hubs'},
  {kind: 'hub with recipes', path: '/growth-hubs/meta-ads'},
  {kind: 'hub with services', path: '/growth-hubs/fundraising-investor-readiness'},
  {kind: 'philosophy', path: '/philosophy'},
  {kind: 'core beliefs', path: '/philosophy/core-beliefs'},
  {kind: 'journal list', path: '/philosophy/journal'},
  {kind: 'topics', path: '/philosophy/journal/topics'},
  {kind: 'topic', path: one(topics, 'topic').path},
  {kind: 'article', path: addressOf.article(longest(articles)), data: 13_000},
  {kind: 'customers', path: '/customers'},
  {kind: 'client stories', path: '/customers/stories'},
  ...withStory.map((client) => ({kind: `story of ${client.name}`, path: addressOf.client(client)})),
  {
    kind: 'story under construction',
    path: addressOf.client(one(clients, 'client without a story', ({story}) => story === undefined)),
  },
  {kind: 'our story', path: '/network'},
  {kind: 'advisors', path: '/network/advisors'},
  {
    kind: 'full profile',
    path: addressOf.advisor(longest(advisors.filter(({profile}) => profile !== undefined))),
  },
  {
    kind: 'profile coming soon',
    path: addressOf.advisor(one(advisors, 'advisor without a profile', ({profile}) => profile === undefined)),
  },
  {
    kind: 'portfolio of an advisor',
    path: addressOf.portfolio(one(advisors, 'advisor with a portfolio', hasPortfolio)),
  },
  {
    kind: 'empty portfolio',
    path: addressOf.portfolio(
      one(advisors, 'advisor without a portfolio', (advisor) => !hasPortfolio(advisor)),
    ),
  },
  {kind: 'project', path: addressOf.project(longest(projects))},
  {kind: 'portfolio', path: '/portfolio'},
  {kind: 'toolkit', path: '/toolkit'},
  {kind: 'calculators', path: '/toolkit/calculators'},
  {kind: 'calculator', path: '/toolkit/calculators/test-size', data: 25_000},
  {kind: 'calculator with an interval', path: '/toolkit/calculators/test-result', data: 25_000},
  {kind: 'GTM platform', path: '/toolkit/gtm-platform'},
  {kind: 'contact', path: '/contact'},
  {kind: 'search', path: '/search', data: 5_000},
  {kind: 'privacy policy', path: '/privacy-policy', showsConsent: true},
  {kind: 'arcade', path: '/games', use: 'game'},
  {kind: 'Space Invaders', path: '/games/space-invaders', use: 'game'},
  {kind: 'Tetris', path: '/games/tetris', use: 'game'},
  {kind: 'not found', path: '/no-such-page', missing: true},
  {kind: 'unknown client', path: '/customers/stories/no-such-client', missing: true},
];
