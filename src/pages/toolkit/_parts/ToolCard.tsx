import type {ReactNode} from 'react';
import styles from './ToolCard.module.css';

interface ToolCardProps {
  name: string;
  /** The tool's drawing. */
  figure: ReactNode;
  /** The way to the tool. */
  link: ReactNode;
  children: ReactNode;
}

/** One tool as a broad row: drawing, what it is for, how to get there. */
export default function ToolCard({name, figure, link, children}: ToolCardProps): ReactNode {
  return (
    <section className={styles.tool} aria-label={name}>
      <div className={styles.figure}>{figure}</div>
      <div>
        <h2>{name}</h2>
        <p>{children}</p>
        <p className={styles.link}>{link}</p>
      </div>
    </section>
  );
}
