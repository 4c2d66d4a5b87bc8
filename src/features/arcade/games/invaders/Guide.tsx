import type {ReactNode} from 'react';
import {hueColour} from '../../../../config/hues';
import {PixelArt} from '../../art/PixelArt';
import {Controls, Worth} from '../../frame/GamePage';
import {pointsOf} from './constants';
import {CREATURES} from './sprites';

const PARAGRAPHS = [
  'Fifty invaders walk from edge to edge and drop a little each time they reach one. You have three bullets in the air at most. One hit on your ship ends the game, and so does any invader that gets down as far as you.',
  'Clear the field and the next level brings a faster wave that shoots more often. Your best score is kept in this browser and goes nowhere else.',
];

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

export default function Guide(): ReactNode {
  return (
    <>
      <h2>What each one is worth</h2>
      <Worth rows={WORTH} />
      <h2>Keys</h2>
      <Controls rows={CONTROLS} />
      <h2>How it goes</h2>
      {PARAGRAPHS.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </>
  );
}
