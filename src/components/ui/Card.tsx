import type {ComponentProps, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {hueColour, type Hue} from '../../data/hues';
import styles from './Card.module.css';

interface CardProps extends ComponentProps<'article'> {
  /** Colours the border under the pointer; the children may use it, too, as `--hue`. */
  hue?: Hue | undefined;
}

/** A framed item of a list that leads to its page: its `CoverLink` is as large as the card. */
export default function Card({hue = 'green', className, ...rest}: CardProps): ReactNode {
  return <article className={clsx(styles.card, className)} style={{'--hue': hueColour(hue)}} {...rest} />;
}

/** The one link of a card, over all of it; further controls need a `z-index` above it. */
export function CoverLink({to, children}: {to: string; children: ReactNode}): ReactNode {
  return (
    <Link to={to} className={styles.cover}>
      {children}
    </Link>
  );
}
