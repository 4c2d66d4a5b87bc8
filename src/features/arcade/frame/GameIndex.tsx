import clsx from 'clsx';
import {PlainBadge} from '../../../components/ui/Badge';
import {ButtonLink} from '../../../components/ui/Button';
import Icon from '../../../components/ui/Icon';
import PageHeader from '../../../components/layout/PageHeader';
import {Width} from '../../../components/layout/Section';
import {hueColour} from '../../../config/hues';
import {GAMES} from '../games/index';
import InvadersPicture from '../games/invaders/Picture';
import TetrisPicture from '../games/tetris/Picture';
import styles from './GameIndex.module.css';

const PICTURES = {'space-invaders': InvadersPicture, tetris: TetrisPicture};

export default function ArcadeIndex() {
  return (
    <Width className={styles.index}>
      <PageHeader
        heading="The arcade, for when the report is still loading"
        lead="Old games, redrawn pixel by pixel in our own hand. They ask for nothing and stop when you look away."
      />
      {GAMES.map(({id, title, card, path, difficulty, hue}) => {
        const Picture = PICTURES[id];
        return (
          <article
            key={id}
            className={clsx('shownWhole grid ruled', styles.card)}
            style={{'--hue': hueColour(hue)}}
          >
            <div className={styles.picture}>
              <Picture />
            </div>
            <div className={styles.text}>
              <PlainBadge>{`Difficulty: ${difficulty}`}</PlainBadge>
              <h2>{title}</h2>
              <p className="below20 soft">{card.text}</p>
              <ul className="below24">
                {card.features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
              <ButtonLink to={path} aria-label={`Play ${title}`}>
                Play
                <Icon name="play" />
              </ButtonLink>
            </div>
            <span className="end" hidden />
          </article>
        );
      })}
    </Width>
  );
}
