import type {ReactNode} from 'react';
import {hueColour} from '../../../../config/hues';
import texts from '../../../../data/pages/space-invaders.yaml';
import {PixelArt} from '../../art/PixelArt';
import {Controls, Worth} from '../../frame/GamePage';
import {pointsOf} from './constants';
import {CREATURES} from './sprites';

const WORTH = CREATURES.map(({name, hue, poses: [pose]}, row) => ({
  picture: <PixelArt sprite={pose} colour={hueColour(hue)} width={40} />,
  name,
  points: pointsOf(row),
}));

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
      <Worth rows={WORTH} />
      <h2>{keys}</h2>
      <Controls rows={CONTROLS} />
      <h2>{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </>
  );
}
