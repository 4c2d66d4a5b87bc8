import type {ComponentProps, HTMLAttributes, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {hueColour, type Hue} from '../../config/hues';
import styles from './Card.module.css';

interface CardProps extends HTMLAttributes<HTMLElement> {
  /** The element: an article, unless the card is a list item or part of a text. */
  as?: 'article' | 'div' | 'li';
  /** Colours the border under the pointer; the children may use it, too, as `--hue`. What is around it may set it instead. */
  hue?: Hue | undefined;
}

/** A framed item of a list that leads to its page: its `CoverLink`, where it has one, is as large as the card. */
export default function Card({as: Element = 'article', hue, className, ...rest}: CardProps): ReactNode {
  return (
    <Element className={clsx(styles.card, className)} style={hue && {'--hue': hueColour(hue)}} {...rest} />
  );
}

/** The one link of a card, over all of it; further controls need a `z-index` above it. */
export function CoverLink({className, ...rest}: ComponentProps<typeof Link>): ReactNode {
  return <Link className={clsx(styles.cover, className)} {...rest} />;
}
