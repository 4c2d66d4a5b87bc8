import SpaceInvaders from '@theme/Arcade/SpaceInvaders';
import {hueColour} from '../../config/hues';
import {PixelArt} from '../../features/arcade/art/PixelArt';
import GamePage, {Controls, Worth} from '../../features/arcade/frame/GamePage';
import {SPACE_INVADERS} from '../../features/arcade/games/index';
import {pointsOf} from '../../features/arcade/games/invaders/constants';
import {CREATURES} from '../../features/arcade/games/invaders/sprites';

const WORTH = CREATURES.map(({name, hue, poses: [pose]}, row) => ({
  picture: <PixelArt sprite={pose} colour={hueColour(hue)} width={40} />,
  name,
  points: pointsOf(row),
}));

const CONTROLS = [
  {keys: ['←', '→', 'A', 'D'], does: 'Move your ship'},
  {keys: ['Space'], does: 'Shoot; hold to keep firing'},
  {keys: ['ESC'], does: 'Pause and resume'},
];

export default function SpaceInvadersPage() {
  return (
    <GamePage
      entry={SPACE_INVADERS}
      description="Defend the week against vanity metrics, scope creep, spam bots, late invoices and meetings without an agenda. Space Invaders in the browser, by keyboard or touch."
      keywords={['space invaders', 'browser game', 'arcade']}
      lead="Everything that eats an operator’s week, in five rows of ten. You have a growth chart with wings."
      game={<SpaceInvaders />}
    >
      <h2>What each one is worth</h2>
      <Worth rows={WORTH} />
      <h2>Keys</h2>
      <Controls rows={CONTROLS} />
      <h2>How it goes</h2>
      <p>
        Fifty invaders walk from edge to edge and drop a little each time they reach one. You have three
        bullets in the air at most. One hit on your ship ends the game, and so does any invader that gets down
        as far as you.
      </p>
      <p>
        Clear the field and the next level brings a faster wave that shoots more often. Your best score is
        kept in this browser and goes nowhere else.
      </p>
    </GamePage>
  );
}
