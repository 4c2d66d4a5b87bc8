import {fundraising} from './fundraising';
import {googleAds} from './google-ads';
import {klaviyoRetention} from './klaviyo-retention';
import {metaAds} from './meta-ads';
import {tiktokGrowth} from './tiktok-growth';
import type {Hub} from './types';
import {vibeCoding} from './vibe-coding';

/** The six growth hubs, in the order of the menu (specification 2, "Growth hubs"). */
export const hubs: readonly Hub[] = [
  googleAds,
  metaAds,
  tiktokGrowth,
  klaviyoRetention,
  fundraising,
  vibeCoding,
];
