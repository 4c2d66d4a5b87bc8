import type {ReactNode} from 'react';
import SpaceInvaders from '@theme/Arcade/SpaceInvaders';
import GamePage from '../../features/arcade/frame/GamePage';
import {SPACE_INVADERS} from '../../features/arcade/games/index';
import Guide from '../../features/arcade/games/invaders/Guide';

/** Space Invaders. */
export default function SpaceInvadersPage(): ReactNode {
  return <GamePage entry={SPACE_INVADERS} game={<SpaceInvaders />} guide={<Guide />} />;
}
