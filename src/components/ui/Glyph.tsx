import type {ReactNode} from 'react';
import {GLYPHS, type Channel, type Stage} from '../../data/recipes/taxonomy';
import LineIcon from './LineIcon';

export default function Glyph({of}: {of: Channel | Stage}): ReactNode {
  return <LineIcon path={GLYPHS[of]} grid={16} />;
}
