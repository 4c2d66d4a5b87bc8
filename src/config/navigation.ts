import {CALCULATORS_PATH, LIST_PATH, PLAN_PATH, SEARCH_PATH} from './paths';

/** A link of the menus. */
export interface NavigationEntry {
  name: string;
  path: string;
  /** The page's name in breadcrumbs, where it differs. */
  crumb?: string;
}

/** A menu of the header, and perhaps a column of the footer. */
export interface NavigationGroup {
  name: string;
  /** The group is highlighted while the current path starts with one of these. */
  prefixes: readonly string[];
  entries: readonly (NavigationEntry | 'funding-platform')[];
  /** What the footer's column of the group has after its entries, where it has one. */
  footer?: readonly NavigationEntry[];
}

/** What visitors work with: after the entries that a group has, in the footer, and a press away in the phone's menu. */
const tools: readonly NavigationEntry[] = [
  {name: 'Planner', path: PLAN_PATH, crumb: 'Growth Plan'},
  {name: 'Calculators', path: CALCULATORS_PATH},
];

/** The shortcuts at the head of the phone's menu. */
export const shortcuts: readonly NavigationEntry[] = [
  {name: 'Recipes', path: LIST_PATH},
  ...tools,
  {name: 'Search', path: SEARCH_PATH},
];

/** The six groups of the header. */
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
      'funding-platform',
      ...tools,
    ],
  },
];

/** Whether `pathname` is one of the prefixes or lies below it; `/network-news` is not below `/network`. */
export function isWithin(pathname: string, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`));
}

/** The games of the arcade by id; each takes its title from here, and its page is `src/pages/games/<id>.tsx`. */
export const games = {
  'space-invaders': {name: 'Space Invaders', path: '/games/space-invaders'},
  tetris: {name: 'Tetris', path: '/games/tetris'},
} as const satisfies Readonly<Record<string, NavigationEntry>>;

/** The arcade's links, which only the footer has. */
export const arcade: readonly NavigationEntry[] = [
  {name: 'All Games', path: '/games', crumb: 'Arcade'},
  ...Object.values(games),
];
