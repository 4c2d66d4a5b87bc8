import type {ReactNode} from 'react';
import type {Channel, Stage} from '../../data/recipes/taxonomy';
import LineIcon from './LineIcon';

export {CHANNEL_HUE} from '../../data/recipes/channelHue';

/** Small drawings on a 16x16 grid: one for each channel, one for each buying-cycle stage. */
const GLYPHS: Record<Channel | Stage, string> = {
  'Google Ads': 'M7 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM10 10l3.5 3.5',
  'Meta Ads':
    'M1.5 11c0-3.5 1.4-6 3.1-6C7.4 5 8.6 11 11.4 11c1.7 0 3.1-1.3 3.1-3.2S13.2 4.6 11.5 4.6C8.6 4.6 7.3 11 4.5 11',
  TikTok: 'M9 2.5v8a2.8 2.8 0 1 1-2.8-2.8M9 2.5c.3 2.3 1.8 3.7 4 3.8',
  Influencer: 'M8 2.2l1.7 3.5 3.9.5-2.8 2.7.7 3.9L8 11l-3.5 1.8.7-3.9L2.4 6.2l3.9-.5L8 2.2Z',
  Email: 'M2 4h12v8.5H2V4ZM2 4.5l6 4.5 6-4.5',
  CRM: 'M5.5 7.5a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6ZM1.8 13c.2-2.3 1.7-3.6 3.7-3.6S9 10.7 9.2 13M11 3.2a2 2 0 0 1 0 4M11.3 9.5c1.7.2 2.8 1.5 2.9 3.5',
  SEO: 'M2 13.5h12M3.5 11V8.5M6.5 11V6M9.5 11V7M12.5 11V3',
  Content: 'M3 3h10M3 6.3h10M3 9.7h10M3 13h6',
  Awareness: 'M8 13.5a5.5 5.5 0 1 0 0-11M8 2.5a5.5 5.5 0 0 0 0 11V2.5Z',
  Interest:
    'M1.5 8S4 3.8 8 3.8 14.5 8 14.5 8 12 12.2 8 12.2 1.5 8 1.5 8ZM8 9.8a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6Z',
  Consideration:
    'M8 2.5v11M3.5 4.5h9M3.5 4.5 1.8 9a1.9 1.9 0 0 0 3.4 0L3.5 4.5ZM12.5 4.5 10.8 9a1.9 1.9 0 0 0 3.4 0l-1.7-4.5ZM5.5 13.5h5',
  Retention: 'M13.2 8A5.2 5.2 0 1 1 11.5 4.2M13.4 2v3h-3',
  Resurrection: 'M8 13.5v-8M4.8 8.5 8 5.3l3.2 3.2M3 2.5h10',
};

/** Draws the glyph of a channel or a stage in the current colour. */
export default function Glyph({of}: {of: Channel | Stage}): ReactNode {
  return <LineIcon path={GLYPHS[of]} grid={16} lineWidth={1.5} size="1em" />;
}
