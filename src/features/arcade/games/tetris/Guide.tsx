import type {ReactNode} from 'react';
import {counted} from '../../../../lib/counted';
import texts from '../../../../data/pages/tetris.yaml';
import {LINE_POINTS} from './constants';
import {Controls, Worth} from '../../frame/GamePage';
import styles from './Tetris.module.css';

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
] as const;

/** The rules of Tetris in words: points, keys, levels. */
export default function Guide(): ReactNode {
  const {points, keys, touch, end} = texts.guide;
  return (
    <>
      <h2>{points.heading}</h2>
      <Worth rows={WORTH} />
      <p>{points.text}</p>
      <h2>{keys}</h2>
      <Controls rows={CONTROLS} />
      <p className={styles.touch}>{touch}</p>
      <p>{end}</p>
    </>
  );
}
