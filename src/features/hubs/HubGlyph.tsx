import type {ReactNode} from 'react';
import Glyph from '../../components/ui/Glyph';
import Icon from '../../components/ui/Icon';
import type {HubIcon} from '../../data/hubs/schema';

const GLYPHS: Record<HubIcon, ReactNode> = {
  'google-ads': <Glyph of="Google Ads" />,
  'meta-ads': <Glyph of="Meta Ads" />,
  tiktok: <Glyph of="TikTok" />,
  email: <Glyph of="Email" />,
  coin: <Icon name="coin" size={1} />,
  code: <Icon name="code" size={1} />,
};

/** The small drawing of a hub, in the current colour. */
export default function HubGlyph({icon}: {icon: HubIcon}): ReactNode {
  return GLYPHS[icon];
}
