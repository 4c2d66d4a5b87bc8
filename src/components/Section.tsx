import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './Section.module.css';

interface SectionProps {
  children: ReactNode;
  /** Small label above the heading. */
  eyebrow?: string | undefined;
  heading?: ReactNode;
  /** Paragraph under the heading. */
  lead?: ReactNode;
  id?: string;
  /** Paper as it is, a sunken band, or the evergreen statement band. */
  ground?: 'paper' | 'sunk' | 'evergreen';
  className?: string | undefined;
}

/** One band of a page: full width ground, contents on the grid, heading above them. */
export default function Section({
  children,
  eyebrow,
  heading,
  lead,
  id,
  ground = 'paper',
  className,
}: SectionProps): ReactNode {
  return (
    <section id={id} className={clsx(styles.section, styles[ground])}>
      <div className={clsx(styles.width, className)}>
        {eyebrow !== undefined && <p className={styles.eyebrow}>{eyebrow}</p>}
        {heading !== undefined && <h2 className={styles.heading}>{heading}</h2>}
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </section>
  );
}

/** The page's usual width and side gutters, without a section around it. */
export function Width({
  children,
  className,
}: {
  children: ReactNode;
  className?: string | undefined;
}): ReactNode {
  return <div className={clsx(styles.width, className)}>{children}</div>;
}
