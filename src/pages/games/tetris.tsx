import type {ReactNode} from 'react';
import GamePage from '../../features/arcade/frame/GamePage';
import Tetris from '@theme/Arcade/Tetris';
import Guide from '../../features/arcade/games/tetris/Guide';

/** Tetris. */
export default function TetrisPage(): ReactNode {
  return (
    <GamePage
      title="Tetris"
      description="Seven shapes, ten columns and a clock that speeds up every ten lines. Tetris in the browser by keyboard or touch, with modern rules as a switch."
      keywords={['tetris', 'browser game', 'arcade']}
      lead="Capacity planning with seven shapes. Leave room for the long one, and do not build on gaps."
      game={<Tetris />}
      guide={<Guide />}
      other={{name: 'Space Invaders', path: '/games/space-invaders'}}
    />
  );
}
