import Glyph from '../../components/ui/Glyph';
import Icon from '../../components/ui/Icon';
import type {HubIcon} from '../../data/hubs/schema';

export default function HubGlyph({icon}: {icon: HubIcon}) {
  return icon === 'coin' || icon === 'code' ? <Icon name={icon} size={1} /> : <Glyph of={icon} />;
}
