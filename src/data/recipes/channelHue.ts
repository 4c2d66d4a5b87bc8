import type {Hue} from '../hues';
import type {Channel, Stage} from './taxonomy';

/** The hue each channel owns, on every badge, card edge, drawing and social card. */
export const CHANNEL_HUE: Record<Channel, Hue> = {
  'Google Ads': 'amber',
  'Meta Ads': 'blue',
  TikTok: 'violet',
  Influencer: 'orange',
  Email: 'rose',
  CRM: 'olive',
  SEO: 'green',
  Content: 'teal',
};

/** The hue of each buying-cycle stage, on every badge of it. */
export const STAGE_HUE: Record<Stage, Hue> = {
  Awareness: 'blue',
  Interest: 'violet',
  Consideration: 'amber',
  Retention: 'green',
  Resurrection: 'rose',
};
