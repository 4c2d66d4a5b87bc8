import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import styles from './Section.module.css';

interface SectionHeadingProps {
  eyebrow?: string | undefined;
  heading?: ReactNode;
  lead?: ReactNode;
}

interface SectionProps extends SectionHeadingProps {
  children: ReactNode;
  id?: string | undefined;
  ground?: 'paper' | 'sunk' | 'evergreen' | undefined;
  className?: string | undefined;
}

/** For sections that lay out their heading themselves. */
export function SectionHeading({eyebrow, heading, lead}: SectionHeadingProps) {
  return (
    (eyebrow ?? heading ?? lead) !== undefined && (
      <div>
        {eyebrow !== undefined && <p className={clsx('eyebrow below16 brand', styles.eyebrow)}>{eyebrow}</p>}
        {heading !== undefined && <h2 className={styles.heading}>{heading}</h2>}
        {lead !== undefined && <p className={clsx('above16 measure lead', styles.lead)}>{lead}</p>}
      </div>
    )
  );
}

/** A band of the page on its ground, with its heading where it has one. */
export default function Section({
  children,
  eyebrow,
  heading,
  lead,
  id,
  ground = 'paper',
  className,
}: SectionProps) {
  // Tells the broken-link checker that this anchor exists.
  useBrokenLinks().collectAnchor(id);
  return (
    <section id={id} className={clsx('whenNear', styles.section, styles[ground])}>
      <div className={clsx('page', styles.width, className)}>
        <SectionHeading eyebrow={eyebrow} heading={heading} lead={lead} />
        {children}
      </div>
    </section>
  );
}

/** The page's width and gutters, without a section. */
export function Width({children, className}: Pick<SectionProps, 'children' | 'className'>) {
  return <div className={clsx('page', styles.width, className)}>{children}</div>;
}
