import {GLYPHS, type Channel, type Stage} from '../../data/recipes/taxonomy';
import LineIcon from './LineIcon';

export default function Glyph({of}: {of: Channel | Stage}) {
  return <LineIcon path={GLYPHS[of]} grid={16} />;
}
