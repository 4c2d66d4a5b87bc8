import type {HTMLAttributes, ReactNode} from 'react';
import clsx from 'clsx';
import {CHANNEL_HUE} from '../../data/recipes/taxonomy';
import type {RecipeCard} from '../../data/recipes/card';
import Card, {CoverLink} from './Card';
import styles from './IndexCard.module.css';
import {twoDigits} from '../../lib/twoDigits';

interface IndexCardProps extends HTMLAttributes<HTMLElement> {
  /** The number in its margin. */
  number?: number | undefined;
  /** A channel whose hue is its edge. */
  channel?: RecipeCard['channels'][number] | undefined;
  as?: 'article' | 'div' | 'li' | 'section';
  /** Each is a line of it. */
  children: ReactNode;
}

/** The site's object: a ruled card with a red margin line, its number in the margin. */
export default function IndexCard({number, channel, className, children, ...rest}: IndexCardProps) {
  return (
    <Card {...rest} className={clsx(styles.card, className)} hue={channel && CHANNEL_HUE[channel]}>
      {number !== undefined && (
        <span className={clsx('numeral soft', styles.number)} aria-hidden="true">
          {twoDigits(number)}
        </span>
      )}
      {children}
    </Card>
  );
}

/** What is publicly known of a recipe; nothing on cards that are no recipe's. */
export function StampMark({stamp}: Pick<RecipeCard, 'stamp'>) {
  const attributes = {className: clsx('tiny', styles.stamp), 'data-stamp': stamp};
  return stamp && <strong {...attributes}>{stamp}</strong>;
}

/** Badges, and the stamp beside them, or below where there is no room. */
export function Marks({stamp, children}: Pick<RecipeCard, 'stamp'> & {children: ReactNode}) {
  return (
    <div className={clsx('cluster middle between gap12', styles.marks)}>
      {children}
      <StampMark stamp={stamp} />
    </div>
  );
}

export {CoverLink};
