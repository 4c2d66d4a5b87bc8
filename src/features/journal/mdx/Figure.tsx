import type {ReactNode} from 'react';
import styles from './Figure.module.css';

interface FigureProps {
  /** What the reader should see in it, in a sentence or two. */
  caption: string;
  /** Where the figures come from; "Example figures" where they are made up. */
  source?: string;
  children: ReactNode;
}

/** A drawing, a plot or a picture with its caption. */
export default function Figure({caption, source, children}: FigureProps): ReactNode {
  return (
    <figure className={styles.figure}>
      {children}
      <figcaption>
        {caption}
        {source !== undefined && <span className={styles.source}> {source}</span>}
      </figcaption>
    </figure>
  );
}
