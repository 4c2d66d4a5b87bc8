import clsx from 'clsx';
import {CoverLink} from '../../../components/ui/Card';
import IconButton from '../../../components/ui/IconButton';
import IndexCard from '../../../components/ui/IndexCard';
import {recipePath} from '../../../config/paths';
import type {DrawerCard} from '../../../data/recipes/drawer';
import {useLoaded} from '../../../lib/react/useLoaded';
import styles from './LaidCard.module.css';

const load = async () =>
  (await import(/* webpackChunkName: "laid" */ '@generated/content/default/laid.json')).default;

/** A card taken out of the drawer: whom it suits, what it costs, when it is decided. Its name leads to the recipe. */
export default function LaidCard({card, onClose}: {card: DrawerCard; onClose: () => void}) {
  const {id, number, name, channels, stamp} = card;
  const rows = useLoaded(load).value?.[id] ?? [];
  return (
    <IndexCard as="div" number={number} channel={channels[0]} stamp={stamp} className={styles.card}>
      <h2 className={styles.name}>
        <CoverLink to={recipePath(id)}>{name}</CoverLink>
      </h2>
      <dl className="small">
        {rows.map(([what, text]) => (
          <div key={what}>
            <dt className="soft strong">{what}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <span className={clsx('centred', styles.close)}>
        <IconButton icon="close" label="Put the card back" onClick={onClose} />
      </span>
    </IndexCard>
  );
}
