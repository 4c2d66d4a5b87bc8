import {useState, type ReactNode} from 'react';
import {useReducedMotion} from '../../../components/motion/useReducedMotion';
import {PlainBadge} from '../../../components/ui/Badge';
import {Button, ButtonLink} from '../../../components/ui/Button';
import Icon from '../../../components/ui/Icon';
import PageHeader from '../../../components/layout/PageHeader';
import {Width} from '../../../components/layout/Section';
import {hueColour} from '../../../data/hues';
import texts from '../../../data/pages/games.yaml';
import {GAMES} from '../games/index';
import {PICTURES} from '../games/pictures';
import styles from './GameIndex.module.css';

function Card({game, moving}: {game: (typeof GAMES)[number]; moving: boolean}): ReactNode {
  const {id, title, description, features, path, difficulty, hue} = game;
  const Picture = PICTURES[id];
  return (
    <article className={styles.card} style={{'--hue': hueColour(hue)}}>
      <div className={styles.picture}>
        <Picture moving={moving} />
      </div>
      <div className={styles.text}>
        <PlainBadge>{`Difficulty: ${difficulty}`}</PlainBadge>
        <h2>{title}</h2>
        <p>{description}</p>
        <ul className="clean-list">
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

/** The games index: a card for each game, with a miniature that plays itself. */
export default function ArcadeIndex(): ReactNode {
  const still = useReducedMotion();
  const [choice, setChoice] = useState<boolean | null>(null);
  const moving = choice ?? !still;
  return (
    <Width className={styles.index}>
      <div className={styles.hero}>
        <PageHeader {...texts.hero} />
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
