import type {ReactNode} from 'react';
import {hueColour} from '../../../../data/hues';
import {CREATURES} from './sprites';
import {ROW_HUES} from './hues';
import {PixelArt} from '../../art/PixelArt';
import {pointsOf} from './constants';
import {Controls} from '../../frame/GamePage';
import styles from './SpaceInvaders.module.css';

const CONTROLS = [
  {keys: ['←', '→', 'A', 'D'], does: 'Move your ship'},
  {keys: ['Space'], does: 'Shoot; hold it to go on'},
  {keys: ['ESC'], does: 'Pause, and go on'},
] as const;

/** The rules of Space Invaders in words, with what each creature is worth. */
export default function Guide(): ReactNode {
  return (
    <>
      <h2>What each one is worth</h2>
      <ul className={styles.creatures}>
        {CREATURES.map(({name, poses: [pose]}, row) => (
          <li key={name}>
            <PixelArt sprite={pose} colour={hueColour(ROW_HUES[row] ?? 'teal')} width={40} />
            {name}
            <b>{pointsOf(row)}</b>
          </li>
        ))}
      </ul>
      <h2>Keys</h2>
      <Controls rows={CONTROLS} />
      <h2>How it goes</h2>
      <p>
        Fifty invaders walk from edge to edge and drop a little each time they reach one. You have three
        bullets in the air at most. One hit on your ship ends the game, and so does one invader that comes
        down as far as you.
      </p>
      <p>
        Clear the field and the next level brings a faster wave that shoots more often. Your best score is
        kept in this browser and goes nowhere else.
      </p>
    </>
  );
}
