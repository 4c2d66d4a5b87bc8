import type {ReactNode} from 'react';
import Glyph from '../../components/ui/Glyph';
import Icon from '../../components/ui/Icon';
import type {HubId} from '../../data/hubs/types';

const GLYPHS: Record<HubId, ReactNode> = {
  'google-ads-performance-max': <Glyph of="Google Ads" />,
  'meta-ads': <Glyph of="Meta Ads" />,
  'tiktok-growth': <Glyph of="TikTok" />,
  'klaviyo-retention': <Glyph of="Email" />,
  'fundraising-investor-readiness': <Icon name="coin" size={1} />,
  'vibe-coding': <Icon name="code" size={1} />,
};

/** The small drawing each hub owns, in the current colour. */
export default function HubGlyph({of}: {of: HubId}): ReactNode {
  return GLYPHS[of];
}
