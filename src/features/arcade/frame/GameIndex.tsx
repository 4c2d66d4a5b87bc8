import {useState, type ReactNode} from 'react';
import {PlainBadge} from '../../../components/ui/Badge';
import {Button, ButtonLink} from '../../../components/ui/Button';
import Icon from '../../../components/ui/Icon';
import PageHeader from '../../../components/layout/PageHeader';
import {Width} from '../../../components/layout/Section';
import {hueColour} from '../../../data/hues';
import {CREATURES} from '../games/invaders/sprites';
import {ROW_HUES} from '../art/palette';
import {PieceArt, PixelArt} from '../art/PixelArt';
import {INVADERS_SCENE, TETRIS_SCENE} from '../art/scenes';
import {demoInvaders, demoTetris} from '../play/demos';
import {createInvaders} from '../games/invaders/step';
import {usePrefersStillness} from '../play/stillness';
import {createTetris} from '../games/tetris/step';
import {PIECE_TYPES} from '../games/tetris/types';
import Miniature from './Miniature';
import {GAMES, type GameCard} from '../games/index';
import styles from './GameIndex.module.css';

const FIRST_INVADERS = createInvaders(1);
const FIRST_TETRIS = createTetris(1);

function Picture({id, moving}: {id: GameCard['id']; moving: boolean}): ReactNode {
  return id === 'tetris' ? (
    <Miniature
      first={FIRST_TETRIS}
      scene={TETRIS_SCENE}
      createDemo={demoTetris}
      moving={moving}
      poster={PIECE_TYPES.map((type) => (
        <PieceArt key={type} type={type} cell={18} />
      ))}
    />
  ) : (
    <Miniature
      first={FIRST_INVADERS}
      scene={INVADERS_SCENE}
      createDemo={demoInvaders}
      moving={moving}
      poster={CREATURES.map(({name, poses: [pose]}, row) => (
        <PixelArt key={name} sprite={pose} colour={hueColour(ROW_HUES[row] ?? 'teal')} width={60} />
      ))}
    />
  );
}

function Card({game, moving}: {game: GameCard; moving: boolean}): ReactNode {
  const {id, title, description, features, path, difficulty} = game;
  return (
    <article className={styles.card} data-game={id}>
      <div className={styles.picture}>
        <Picture id={id} moving={moving} />
      </div>
      <div className={styles.text}>
        <PlainBadge>{`Difficulty: ${difficulty}`}</PlainBadge>
        <h2>{title}</h2>
        <p>{description}</p>
        <ul>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <ButtonLink to={path} aria-label={`Play ${title}`}>
          Play
          <Icon name="play" />
        </ButtonLink>
      </div>
    </article>
  );
}

/** The games index (specification 2 section 2): two cards with miniatures that play themselves. */
export default function ArcadeIndex(): ReactNode {
  const still = usePrefersStillness();
  const [choice, setChoice] = useState<boolean | null>(null);
  const moving = choice ?? !still;
  return (
    <Width className={styles.index}>
      <div className={styles.hero}>
        <PageHeader
          heading="The arcade, for when the report is still loading"
          lead="Two old games, redrawn pixel by pixel in our own hand. They ask for nothing and stop when you look away."
        />
        <Button small onClick={() => setChoice(!moving)}>
          <Icon name={moving ? 'pause' : 'play'} />
          {moving ? 'Pause the previews' : 'Play the previews'}
        </Button>
      </div>
      {GAMES.map((game) => (
        <Card key={game.id} game={game} moving={moving} />
      ))}
    </Width>
  );
}
