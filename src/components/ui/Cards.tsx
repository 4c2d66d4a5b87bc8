import type {ReactNode} from 'react';
import clsx from 'clsx';
import Card, {CoverLink} from './Card';
import styles from './Cards.module.css';
import Icon from './Icon';

export interface CardItem {
  title: string;
  text: string;
  /** A quiet line below the text. */
  note?: ReactNode;
  /** Small drawing or figure at the top. */
  top?: ReactNode;
  /** With a target the whole card leads there; the link is `action` where there is one, else the title. */
  to?: string;
  action?: string;
  /** A line under the title, such as badges. */
  meta?: ReactNode;
}

/** An even grid of titled cards, `columns` wide where there is room. */
export default function Cards({
  items,
  columns = 3,
}: {
  items: readonly CardItem[];
  columns?: 2 | 3 | 4;
}): ReactNode {
  return (
    <ul className={clsx(styles.cards, styles[`columns${columns}`])}>
      {items.map(({title, text, note, top, to, action, meta}) => (
        <Card as="li" key={title} className={styles.card}>
          {top}
          <h3>{to !== undefined && action === undefined ? <CoverLink to={to}>{title}</CoverLink> : title}</h3>
          {meta}
          <p>{text}</p>
          {note !== undefined && <p className="muted">{note}</p>}
          {to !== undefined && action !== undefined && (
            <CoverLink to={to} className={styles.action} aria-label={`${action}: ${title}`}>
              {action} <Icon name="arrow" />
            </CoverLink>
          )}
        </Card>
      ))}
    </ul>
  );
}
