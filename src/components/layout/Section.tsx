import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import styles from './Section.module.css';

interface SectionHeadingProps {
  /** Small label above the heading. */
  eyebrow?: string | undefined;
  heading?: ReactNode;
  /** Paragraph under the heading. */
  lead?: ReactNode;
  /** A set piece: the heading is as large as that of the page. */
  poster?: boolean | undefined;
}

interface SectionProps extends SectionHeadingProps {
  children: ReactNode;
  id?: string | undefined;
  /** Paper as it is, a sunken band, or the evergreen statement band. */
  ground?: 'paper' | 'sunk' | 'evergreen' | undefined;
  className?: string | undefined;
}

/** A section's label, heading and lead as one block, for sections that lay them out themselves. */
export function SectionHeading({eyebrow, heading, lead, poster = false}: SectionHeadingProps): ReactNode {
  return (
    (eyebrow ?? heading ?? lead) !== undefined && (
      <div>
        {eyebrow !== undefined && <p className={clsx('eyebrow', styles.eyebrow)}>{eyebrow}</p>}
        {heading !== undefined && (
          <h2 className={clsx(styles.heading, poster && styles.poster)}>{heading}</h2>
        )}
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </div>
    )
  );
}

/** One band of a page: full width ground, contents on the grid, heading above them. */
export default function Section({
  children,
  eyebrow,
  heading,
  lead,
  poster,
  id,
  ground = 'paper',
  className,
}: SectionProps): ReactNode {
  // Tells the build that this anchor exists.
  useBrokenLinks().collectAnchor(id);
  return (
    <section id={id} className={clsx('whenNear', styles.section, styles[ground])}>
      <div className={clsx(styles.width, className)}>
        <SectionHeading eyebrow={eyebrow} heading={heading} lead={lead} poster={poster} />
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
