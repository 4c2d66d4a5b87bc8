import type {ComponentProps, HTMLAttributes} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {hueColour, type Hue} from '../../config/hues';
import styles from './Card.module.css';
import row from './RowLink.module.css';

interface CardProps extends HTMLAttributes<HTMLElement> {
  /** `article` unless the card is a list item or part of a text. */
  as?: 'article' | 'div' | 'li' | 'section';
  /** Colour of its rule on hover, and `--hue` for the children; an ancestor may set `--hue` instead. */
  hue?: Hue | undefined;
}

/** A list item below a rule; its `CoverLink`, if any, covers all of it. */
export default function Card({as: Element = 'article', hue, className, ...rest}: CardProps) {
  return (
    <Element
      className={clsx('stack ruled relative grow shrinks', styles.card, className)}
      style={hue && {'--hue': hueColour(hue)}}
      {...rest}
    />
  );
}

/** A card's one link; other controls need a `z-index` above it. */
export function CoverLink({className, ...rest}: ComponentProps<typeof Link>) {
  return <Link className={clsx(styles.cover, className)} {...rest} />;
}

/** An unframed list item's one link, covering all of it; the item needs `position: relative`. */
export const RowLink = (props: ComponentProps<typeof Link>) => <Link className={row.link} {...props} />;
