import type {ReactNode} from 'react';
import {LINE_POINTS} from './constants';
import {Controls} from '../../frame/GamePage';
import styles from './Tetris.module.css';

const CONTROLS = [
  {keys: ['←', '→', 'A', 'D'], does: 'Move'},
  {keys: ['↑', 'W'], does: 'Rotate'},
  {keys: ['↓', 'S'], does: 'Soft drop'},
  {keys: ['Space'], does: 'Hard drop'},
  {keys: ['P'], does: 'Pause, and go on'},
] as const;

const MODERN_CONTROLS = [
  {keys: ['C'], does: 'Hold a piece for later'},
  {keys: ['Z'], does: 'Rotate back'},
] as const;

/** The rules of Tetris in words: points, keys, levels, and what the modern rules change. */
export default function Guide(): ReactNode {
  return (
    <>
      <h2>Lines at once, and their points</h2>
      <ol className={styles.points}>
        {LINE_POINTS.slice(1).map((points, index) => (
          <li key={points}>
            <span className={styles.bars} aria-hidden="true">
              {Array.from({length: index + 1}, (_, line) => (
                <i key={line} />
              ))}
            </span>
            <span>{index === 0 ? '1 line' : `${index + 1} lines`}</span>
            <b>{points}</b>
          </li>
        ))}
      </ol>
      <p>All of it times the level, which rises every ten lines and makes the pieces fall faster.</p>
      <h2>Keys</h2>
      <Controls rows={CONTROLS} />
      <p className={styles.touch}>
        On a touch screen, swipe sideways to move, swipe down to sink, flick down to drop and tap to rotate.
      </p>
      <h2>Modern rules, if you like</h2>
      <p>
        Off, a turn that would collide is refused and any piece may follow any other. On, all seven pieces
        come once before one repeats, a dashed outline shows where the piece will land, you can put one aside,
        turns nudge past walls and blocks, and a piece that has landed can still be moved for half a second.
      </p>
      <Controls rows={MODERN_CONTROLS} />
      <p className={styles.touch}>
        The game ends when a new piece has no room at the top. Your best score is kept in this browser and
        goes nowhere else.
      </p>
    </>
  );
}
