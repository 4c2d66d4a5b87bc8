import type {ReactNode} from 'react';
import {hueColour} from '../../../../data/hues';
import {PixelArt} from '../../art/PixelArt';
import Miniature from '../../frame/Miniature';
import {demoInvaders} from './demo';
import {ROW_HUES} from './hues';
import {INVADERS_SCENE} from './scene';
import {CREATURES} from './sprites';
import {createInvaders} from './step';

const FIRST = createInvaders(1);

/** Space Invaders in small, which plays itself while `moving`. */
export default function Picture({moving}: {moving: boolean}): ReactNode {
  return (
    <Miniature
      first={FIRST}
      scene={INVADERS_SCENE}
      createDemo={demoInvaders}
      moving={moving}
      poster={CREATURES.map(({name, poses: [pose]}, row) => (
        <PixelArt key={name} sprite={pose} colour={hueColour(ROW_HUES[row] ?? 'teal')} width={60} />
      ))}
    />
  );
}
