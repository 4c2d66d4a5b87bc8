import type {ReactNode} from 'react';
import clsx from 'clsx';
import {CoverLink} from './Card';
import styles from './Cards.module.css';
import Icon from './Icon';

export interface CardItem {
  title: string;
  text: string;
  note?: ReactNode;
  /** Where the whole card leads; the link is `action` or else the title. */
  to?: string;
  action?: string;
  meta?: ReactNode;
}

/** Titles and texts below rules, in two or three columns. */
export default function Cards({items, columns = 3}: {items: readonly CardItem[]; columns?: 2 | 3}) {
  return (
    <ul className={clsx('grid above40', styles.cards, styles[`columns${columns}`])}>
      {items.map(({title, text, note, to, action, meta}) => (
        <li key={title} className={clsx('stack relative', styles.card)}>
          <h3>{to !== undefined && action === undefined ? <CoverLink to={to}>{title}</CoverLink> : title}</h3>
          {meta}
          <p>{text}</p>
          {note !== undefined && <p className="note">{note}</p>}
          {to !== undefined && action !== undefined && (
            <CoverLink
              to={to}
              className={clsx('onward middle gapText small strong', styles.action)}
              aria-label={`${action}: ${title}`}
            >
              {action} <Icon name="arrow" />
            </CoverLink>
          )}
        </li>
      ))}
    </ul>
  );
}
