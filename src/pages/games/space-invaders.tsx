import type {ReactNode} from 'react';
import SpaceInvaders from '@theme/Arcade/SpaceInvaders';
import GamePage from '../../features/arcade/frame/GamePage';
import {SPACE_INVADERS} from '../../features/arcade/games/index';
import Guide from '../../features/arcade/games/invaders/Guide';

/** Space Invaders. */
export default function SpaceInvadersPage(): ReactNode {
  return (
    <GamePage
      entry={SPACE_INVADERS}
      description="Defend the week against vanity metrics, scope creep, spam bots, late invoices and meetings without an agenda. Space Invaders in the browser, by keyboard or touch."
      keywords={['space invaders', 'browser game', 'arcade']}
      lead="Everything that eats an operator’s week, in five rows of ten. You have a growth chart with wings."
      game={<SpaceInvaders />}
      guide={<Guide />}
    />
  );
}
