import {useRef, useState, type MouseEvent} from 'react';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import {isModified} from '../../../components/ui/clicks';
import Dialog from '../../../components/ui/Dialog';
import paper from '../../../components/ui/IndexCard.module.css';
import StampMark from '../../../components/ui/StampMark';
import {hueColour} from '../../../config/hues';
import {recipePath} from '../../../config/paths';
import type {DrawerCard} from '../../../data/recipes/drawer';
import {stampsInWords} from '../../../data/recipes/stamp';
import {CHANNEL_HUE} from '../../../data/recipes/taxonomy';
import {twoDigits} from '../../../lib/twoDigits';
import styles from './Drawer.module.css';
import LaidCard from './LaidCard';

interface DrawerProps {
  cards: readonly DrawerCard[];
  /** Whether a card is one of those that are asked for; the others are dimmed. */
  isLit: (card: DrawerCard) => boolean;
  /** Its rows one behind the other on a phone, where what follows is soon to be in view. */
  isClose?: boolean;
}

/**
 * All recipes at once, each an index card seen from afar, and what their stamps add up to. A press lays a card over
 * them; without script each is a link. Plain links: Docusaurus' `Link` would fetch the script of every page in view.
 */
export default function Drawer({cards, isLit, isClose = false}: DrawerProps) {
  const {withBaseUrl} = useBaseUrlUtils();
  const dialog = useRef<HTMLDialogElement>(null);
  const [laid, lay] = useState<DrawerCard>();
  const press = (event: MouseEvent, card: DrawerCard) => {
    if (!isModified(event)) {
      event.preventDefault();
      lay(card);
    }
  };
  return (
    <div className={styles.ground}>
      <ul className={clsx('cream grid', styles.drawer, isClose && styles.close)} aria-label="All recipes">
        {cards.map((card) => (
          <li key={card.id}>
            <a
              href={withBaseUrl(recipePath(card.id))}
              className={clsx('relative plain', paper.card, styles.card)}
              style={{'--hue': card.channels[0] && hueColour(CHANNEL_HUE[card.channels[0]])}}
              data-dim={!isLit(card) || undefined}
              onClick={(event) => press(event, card)}
            >
              <span className={paper.number}>{twoDigits(card.number)}</span>{' '}
              <span className={clsx('clamped', styles.name)}>{card.name}</span>{' '}
              <StampMark stamp={card.stamp} />
            </a>
          </li>
        ))}
      </ul>
      <p className={clsx('serif above24 below12', styles.sum)}>
        {stampsInWords(cards.map(({stamp}) => stamp))}
      </p>
      <Dialog
        ref={dialog}
        shown={laid !== undefined}
        className={styles.laid}
        aria-label={laid?.name}
        onClose={() => lay(undefined)}
      >
        {laid && <LaidCard card={laid} onClose={() => dialog.current?.close()} />}
      </Dialog>
    </div>
  );
}
