export interface NavigationEntry {
  name: string;
  path: string;
}

export interface NavigationGroup {
  name: string;
  /** The group is highlighted while the current path starts with one of these. */
  prefixes: readonly string[];
  entries: readonly (NavigationEntry | 'funding-platform')[];
}

/** The six header groups and their targets (specification 1 section 2.2). */
export const navigation: readonly NavigationGroup[] = [
  {
    name: 'Services',
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
      {name: 'All Growth Hubs', path: '/growth-hubs'},
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
    prefixes: ['/philosophy'],
    entries: [
      {name: 'Design for Growth', path: '/philosophy'},
      {name: 'Core Beliefs', path: '/philosophy/core-beliefs'},
      {name: 'Journal', path: '/philosophy/journal'},
    ],
  },
  {
    name: 'Our Customers',
    prefixes: ['/customers'],
    entries: [
      {name: 'Who We Work With', path: '/customers'},
      {name: 'Client Stories', path: '/customers/stories'},
    ],
  },
  {
    name: 'The Network',
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
    ],
  },
];

/** Whether `pathname` is one of the prefixes or lies below it; `/network-news` is not below `/network`. */
export function isWithin(pathname: string, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`));
}

/** The arcade's links: in the footer only (specification 1 section 2.2). */
export const arcade: readonly NavigationEntry[] = [
  {name: 'All Games', path: '/games'},
  {name: 'Space Invaders', path: '/games/space-invaders'},
  {name: 'Tetris', path: '/games/tetris'},
];
