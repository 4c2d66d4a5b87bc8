import type {ReactNode} from 'react';
import styles from './Sequence.module.css';

interface SequenceProps {
  items: readonly {title: string; text: string}[];
}

const list = (className: string | undefined, items: SequenceProps['items']) => (
  <ol className={className}>
    {items.map(({title, text}) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ol>
);

/** Numbered steps as a rising stair; below one another where it would not fit. */
export const Stair = ({items}: SequenceProps): ReactNode => list(styles.stair, items);

/** Moments on one line. */
export const Timeline = ({items}: SequenceProps): ReactNode => list(styles.timeline, items);
