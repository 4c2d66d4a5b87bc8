import type {ReactNode} from 'react';
import TitledList from '../../components/ui/TitledList';
import styles from './Sequence.module.css';

interface SequenceProps {
  items: readonly {title: string; text: string}[];
}

/** Numbered steps as a rising stair; below one another where it would not fit. */
export const Stair = ({items}: SequenceProps): ReactNode => (
  <TitledList items={items} className={styles.stair} />
);

/** Moments on one line. */
export const Timeline = ({items}: SequenceProps): ReactNode => (
  <TitledList items={items} className={styles.timeline} />
);
