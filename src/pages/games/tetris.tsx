import Tetris from '@theme/Arcade/Tetris';
import GamePage, {Controls, Worth} from '../../features/arcade/frame/GamePage';
import {TETRIS} from '../../features/arcade/games/index';
import {LINE_POINTS} from '../../features/arcade/games/tetris/constants';
import styles from '../../features/arcade/games/tetris/Tetris.module.css';
import {counted} from '../../lib/counted';

const WORTH = LINE_POINTS.slice(1).map((points, index) => ({
  picture: (
    <span className={styles.bars} aria-hidden="true">
      {Array.from({length: index + 1}, (_, line) => (
        <i key={line} />
      ))}
    </span>
  ),
  name: counted(index + 1, 'line'),
  points,
}));

const CONTROLS = [
  {keys: ['←', '→', 'A', 'D'], does: 'Move'},
  {keys: ['↑', 'W'], does: 'Rotate'},
  {keys: ['↓', 'S'], does: 'Soft drop'},
  {keys: ['Space'], does: 'Hard drop'},
  {keys: ['P'], does: 'Pause and resume'},
];

export default function TetrisPage() {
  return (
    <GamePage
      entry={TETRIS}
      description="Seven shapes, ten columns and a clock that speeds up every ten lines. Tetris in the browser, by keyboard or touch."
      keywords={['tetris', 'browser game', 'arcade']}
      lead="Capacity planning with seven shapes. Leave room for the long one, and do not build on gaps."
      game={<Tetris />}
    >
      <h2>Lines at once, and their points</h2>
      <Worth rows={WORTH} />
      <p>
        The points are multiplied by the level, which rises every ten lines and makes the pieces fall faster.
      </p>
      <h2>Keys</h2>
      <Controls rows={CONTROLS} />
      <p className={styles.touch}>
        On a touch screen, swipe sideways to move, swipe down to sink, flick down to drop and tap to rotate.
      </p>
      <p>
        A turn that has no room is refused, and any piece may follow any other. The game ends when a new piece
        has no room at the top. Your best score is kept in this browser and goes nowhere else.
      </p>
    </GamePage>
  );
}
