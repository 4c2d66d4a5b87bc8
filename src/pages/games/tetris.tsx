import type {ReactNode} from 'react';
import Tetris from '@theme/Arcade/Tetris';
import GamePage from '../../features/arcade/frame/GamePage';
import {TETRIS} from '../../features/arcade/games/index';
import Guide from '../../features/arcade/games/tetris/Guide';

/** Tetris. */
export default function TetrisPage(): ReactNode {
  return <GamePage entry={TETRIS} game={<Tetris />} guide={<Guide />} />;
}
