import type {HTMLAttributes, ReactNode} from 'react';
import clsx from 'clsx';
import {hueColour} from '../../config/hues';
import {CHANNEL_HUE, type Channel} from '../../data/recipes/taxonomy';
import type {RecipeCard} from '../../data/recipes/card';
import Card from './Card';
import styles from './IndexCard.module.css';
import StampMark from './StampMark';
import {twoDigits} from '../../lib/twoDigits';

interface IndexCardProps extends HTMLAttributes<HTMLElement> {
  /** In its margin: a recipe's number, or a sign that stands for one. What has none is no card. */
  number: number | string;
  /** A channel whose hue its number has. */
  channel?: Channel | undefined;
  stamp?: RecipeCard['stamp'];
  /** As high as its text, and straight: one of a list. */
  row?: boolean;
  as?: 'article' | 'div' | 'li' | 'section';
  children: ReactNode;
}

/** Off the straight by 0.7 degrees at most, and on every build by the same. */
const turnOf = (number: number): number => (((number * 4) % 15) - 7) / 10;

/** The hue and the turn of a card. */
export const cardStyle = (number: number | string, channel: Channel | undefined) => ({
  ...(channel && {'--hue': hueColour(CHANNEL_HUE[channel])}),
  ...(typeof number === 'number' && {'--turn': `${turnOf(number)}deg`}),
});

/** The site's object: an index card of paper, five to three, ruled, its number beside a red line. */
export default function IndexCard(props: IndexCardProps) {
  const {number, channel, stamp, row = false, className, children, ...rest} = props;
  return (
    <Card
      {...rest}
      className={clsx('cream', styles.card, row && styles.row, row && stamp && styles.stamped, className)}
      style={cardStyle(number, channel)}
    >
      <span className={styles.number} aria-hidden="true">
        {typeof number === 'number' ? twoDigits(number) : number}
      </span>
      {children}
      {stamp && <StampMark stamp={stamp} />}
    </Card>
  );
}
