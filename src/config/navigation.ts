import {CALCULATORS_PATH, LIST_PATH, PLAN_PATH} from './paths';

export interface NavigationEntry {
  name: string;
  path: string;
  /** What is there, in the header's menus. */
  note?: string;
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
  {name: 'Planner', path: PLAN_PATH, note: 'Your recipes, with dates', crumb: 'Growth Plan'},
  {name: 'Calculators', path: CALCULATORS_PATH, note: 'Answers for your own numbers'},
];

/** At the top of the phone's menu, before the search. */
export const shortcuts: readonly NavigationEntry[] = [{name: 'Recipes', path: LIST_PATH}, ...tools];

/** The menus of header and footer, in their order; page names in breadcrumbs come from them as well. */
export const navigation: readonly NavigationGroup[] = [
  {
    name: 'Services',
    footer: tools,
    prefixes: ['/services'],
    entries: [
      {name: 'Advisory', path: '/services/advisory', note: 'Growth and fundraising, by day'},
      {name: 'How We Work', path: '/services/how-we-work', note: 'Phases, people and first weeks'},
      {name: 'Growth Recipes', path: '/services/growth-recipes', note: 'Playbooks, with costs and failures'},
    ],
  },
  {
    name: 'Growth Hubs',
    prefixes: ['/growth-hubs'],
    entries: [
      {name: 'All Growth Hubs', path: '/growth-hubs', note: 'Where to begin, by area', crumb: 'Growth Hubs'},
      {
        name: 'Google Ads & Performance Max',
        path: '/growth-hubs/google-ads-performance-max',
        note: 'Bids, signals and search terms',
      },
      {name: 'Meta Ads', path: '/growth-hubs/meta-ads', note: 'Structure, creative and budgets'},
      {name: 'TikTok Growth', path: '/growth-hubs/tiktok-growth', note: 'Clips, creators and paid reach'},
      {
        name: 'Klaviyo Retention',
        path: '/growth-hubs/klaviyo-retention',
        note: 'Flows, segments and win-backs',
      },
      {
        name: 'Fundraising & Investor Readiness',
        path: '/growth-hubs/fundraising-investor-readiness',
        note: 'Documents, questions and runway',
      },
      {name: 'Vibe Coding', path: '/growth-hubs/vibe-coding', note: 'Small tools from prompts'},
    ],
  },
  {
    name: 'Philosophy',
    footer: [],
    prefixes: ['/philosophy'],
    entries: [
      {
        name: 'Design for Growth',
        path: '/philosophy',
        note: 'How we think about growth',
        crumb: 'Philosophy',
      },
      {name: 'Core Beliefs', path: '/philosophy/core-beliefs', note: 'What decides when advice conflicts'},
      {name: 'Journal', path: '/philosophy/journal', note: 'Long reads with worked numbers'},
    ],
  },
  {
    name: 'Our Customers',
    footer: [],
    prefixes: ['/customers'],
    entries: [
      {
        name: 'Who We Work With',
        path: '/customers',
        note: 'Shops, brands and funded start-ups',
        crumb: 'Customers',
      },
      {name: 'Client Stories', path: '/customers/stories', note: 'What was done, in numbers'},
    ],
  },
  {
    name: 'The Network',
    footer: [],
    prefixes: ['/network', '/portfolio'],
    entries: [
      {name: 'Our Story', path: '/network', note: 'Why a network, not agency'},
      {name: 'The Network', path: '/network/advisors', note: 'People you would work with'},
      {name: 'Portfolio', path: '/portfolio', note: 'Projects, before and after'},
    ],
  },
  {
    name: 'Toolkit',
    prefixes: ['/toolkit'],
    entries: [
      {name: 'All Tools', path: '/toolkit', note: 'Software and calculators', crumb: 'Toolkit'},
      {name: 'GTM Platform', path: '/toolkit/gtm-platform', note: 'A week’s data, as decisions'},
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

/** Columns of the footer that no menu has. */
export const footerOnly: readonly Pick<NavigationGroup, 'name' | 'entries'>[] = [
  {name: 'Arcade', entries: [{name: 'All Games', path: '/games', crumb: 'Arcade'}, ...Object.values(games)]},
];
