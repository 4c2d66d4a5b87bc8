import type {ReactNode} from 'react';
import {counted} from '../../../../data/counted';
import texts from '../../../../data/pages/tetris.yaml';
import {LINE_POINTS} from './constants';
import {Controls} from '../../frame/GamePage';
import styles from './Tetris.module.css';

const CONTROLS = [
  {keys: ['←', '→', 'A', 'D'], does: 'Move'},
  {keys: ['↑', 'W'], does: 'Rotate'},
  {keys: ['↓', 'S'], does: 'Soft drop'},
  {keys: ['Space'], does: 'Hard drop'},
  {keys: ['P'], does: 'Pause and resume'},
] as const;

/** The rules of Tetris in words: points, keys, levels. */
export default function Guide(): ReactNode {
  const {points, keys, touch, end} = texts.guide;
  return (
    <>
      <h2>{points.heading}</h2>
      <ol className={styles.points}>
        {LINE_POINTS.slice(1).map((worth, index) => (
          <li key={worth}>
            <span className={styles.bars} aria-hidden="true">
              {Array.from({length: index + 1}, (_, line) => (
                <i key={line} />
              ))}
            </span>
            <span>{counted(index + 1, 'line')}</span>
            <b>{worth}</b>
          </li>
        ))}
      </ol>
      <p>{points.text}</p>
      <h2>{keys}</h2>
      <Controls rows={CONTROLS} />
      <p className={styles.touch}>{touch}</p>
      <p>{end}</p>
    </>
  );
}
