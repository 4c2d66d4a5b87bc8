import type {ReactNode} from 'react';
import {hueColour} from '../../../../data/hues';
import texts from '../../../../data/pages/space-invaders.yaml';
import {CREATURES} from './sprites';
import {ROW_HUES} from './hues';
import {PixelArt} from '../../art/PixelArt';
import {pointsOf} from './constants';
import {Controls} from '../../frame/GamePage';
import styles from './SpaceInvaders.module.css';

const CONTROLS = [
  {keys: ['←', '→', 'A', 'D'], does: 'Move your ship'},
  {keys: ['Space'], does: 'Shoot; hold to keep firing'},
  {keys: ['ESC'], does: 'Pause and resume'},
] as const;

/** The rules of Space Invaders in words, with what each creature is worth. */
export default function Guide(): ReactNode {
  const {worth, keys, heading, paragraphs} = texts.guide;
  return (
    <>
      <h2>{worth}</h2>
      <ul className={styles.creatures}>
        {CREATURES.map(({name, poses: [pose]}, row) => (
          <li key={name}>
            <PixelArt sprite={pose} colour={hueColour(ROW_HUES[row] ?? 'teal')} width={40} />
            {name}
            <b>{pointsOf(row)}</b>
          </li>
        ))}
      </ul>
      <h2>{keys}</h2>
      <Controls rows={CONTROLS} />
      <h2>{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </>
  );
}
