import type {ReactNode} from 'react';
import Tetris from '@theme/Arcade/Tetris';
import GamePage from '../../features/arcade/frame/GamePage';
import {TETRIS} from '../../features/arcade/games/index';
import Guide from '../../features/arcade/games/tetris/Guide';

/** Tetris. */
export default function TetrisPage(): ReactNode {
  return (
    <GamePage
      entry={TETRIS}
      description="Seven shapes, ten columns and a clock that speeds up every ten lines. Tetris in the browser, by keyboard or touch."
      keywords={['tetris', 'browser game', 'arcade']}
      lead="Capacity planning with seven shapes. Leave room for the long one, and do not build on gaps."
      game={<Tetris />}
      guide={<Guide />}
    />
  );
}
