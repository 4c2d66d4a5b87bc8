// Generated from src/data/hubs by "npm run generate". Never edited by hand.

/** A link to each growth hub, in the order of the menu. */
export const hubLinks = [
  {name: 'Google Ads & Performance Max', path: '/growth-hubs/google-ads-performance-max'},
  {name: 'Meta Ads', path: '/growth-hubs/meta-ads'},
  {name: 'TikTok Growth', path: '/growth-hubs/tiktok-growth'},
  {name: 'Klaviyo Retention', path: '/growth-hubs/klaviyo-retention'},
  {name: 'Fundraising & Investor Readiness', path: '/growth-hubs/fundraising-investor-readiness'},
  {name: 'Vibe Coding', path: '/growth-hubs/vibe-coding'},
] as const;
