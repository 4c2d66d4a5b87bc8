import {CALCULATORS_PATH, LIST_PATH, PLAN_PATH, SEARCH_PATH} from './paths';

export interface NavigationEntry {
  name: string;
  path: string;
  /** Its name in breadcrumbs, if different. */
  crumb?: string;
  /** Another site, in a new tab. */
  external?: true;
}

export interface NavigationGroup {
  name: string;
  /** Current paths that highlight the group. */
  prefixes: readonly string[];
  entries: readonly NavigationEntry[];
  /** Makes the group a footer column, with these links after its entries. */
  footer?: readonly NavigationEntry[];
}

/** Also in the footer, and shortcuts of the phone's menu. */
const tools: readonly NavigationEntry[] = [
  {name: 'Planner', path: PLAN_PATH, crumb: 'Growth Plan'},
  {name: 'Calculators', path: CALCULATORS_PATH},
];

/** At the top of the phone's menu. */
export const shortcuts: readonly NavigationEntry[] = [
  {name: 'Recipes', path: LIST_PATH},
  ...tools,
  {name: 'Search', path: SEARCH_PATH},
];

export const navigation: readonly NavigationGroup[] = [
  {
    name: 'Services',
    footer: tools,
    prefixes: ['/services'],
    entries: [
      {name: 'Advisory', path: '/services/advisory'},
      {name: 'How We Work', path: '/services/how-we-work'},
      {name: 'Growth Recipes', path: '/services/growth-recipes'},
    ],
  },
  {
    name: 'Growth Hubs',
    prefixes: ['/growth-hubs'],
    entries: [
      {name: 'All Growth Hubs', path: '/growth-hubs', crumb: 'Growth Hubs'},
      {name: 'Google Ads & Performance Max', path: '/growth-hubs/google-ads-performance-max'},
      {name: 'Meta Ads', path: '/growth-hubs/meta-ads'},
      {name: 'TikTok Growth', path: '/growth-hubs/tiktok-growth'},
      {name: 'Klaviyo Retention', path: '/growth-hubs/klaviyo-retention'},
      {name: 'Fundraising & Investor Readiness', path: '/growth-hubs/fundraising-investor-readiness'},
      {name: 'Vibe Coding', path: '/growth-hubs/vibe-coding'},
    ],
  },
  {
    name: 'Philosophy',
    footer: [],
    prefixes: ['/philosophy'],
    entries: [
      {name: 'Design for Growth', path: '/philosophy', crumb: 'Philosophy'},
      {name: 'Core Beliefs', path: '/philosophy/core-beliefs'},
      {name: 'Journal', path: '/philosophy/journal'},
    ],
  },
  {
    name: 'Our Customers',
    footer: [],
    prefixes: ['/customers'],
    entries: [
      {name: 'Who We Work With', path: '/customers', crumb: 'Customers'},
      {name: 'Client Stories', path: '/customers/stories'},
    ],
  },
  {
    name: 'The Network',
    footer: [],
    prefixes: ['/network', '/portfolio'],
    entries: [
      {name: 'Our Story', path: '/network'},
      {name: 'The Network', path: '/network/advisors'},
      {name: 'Portfolio', path: '/portfolio'},
    ],
  },
  {
    name: 'Toolkit',
    prefixes: ['/toolkit'],
    entries: [
      {name: 'Toolkit', path: '/toolkit'},
      {name: 'GTM Platform', path: '/toolkit/gtm-platform'},
      // Its address is a setting.
      {name: 'Funding Platform', path: '', external: true},
      ...tools,
    ],
  },
];

/** `/network-news` is not within `/network`. */
export function isWithin(pathname: string, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`));
}

/** Each has a page `src/pages/games/<id>.tsx`, titled with its name here. */
export const games = {
  'space-invaders': {name: 'Space Invaders', path: '/games/space-invaders'},
  tetris: {name: 'Tetris', path: '/games/tetris'},
} as const satisfies Readonly<Record<string, NavigationEntry>>;

/** Linked from the footer only. */
export const arcade: readonly NavigationEntry[] = [
  {name: 'All Games', path: '/games', crumb: 'Arcade'},
  ...Object.values(games),
];
