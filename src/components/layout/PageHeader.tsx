import type {ReactNode} from 'react';
import clsx from 'clsx';
import NoWrap from '../ui/NoWrap';
import BackLink from './BackLink';
import styles from './PageHeader.module.css';

interface PageHeaderProps {
  heading: ReactNode;
  lead?: ReactNode;
  label?: ReactNode;
  above?: ReactNode;
  back?: {to: string; text: string};
  /** Below the lead. */
  children?: ReactNode;
}

/** The top of a page: its eyebrow, its only h1, and the lead. */
export default function PageHeader({heading, lead, label, above, back, children}: PageHeaderProps) {
  return (
    <div className={styles.header}>
      {back !== undefined && (
        <p className={clsx('below20', styles.back)}>
          <BackLink to={back.to}>{back.text}</BackLink>
        </p>
      )}
      {label !== undefined && <p className="eyebrow below16 hue">{label}</p>}
      {above}
      <h1 className={styles.heading}>{typeof heading === 'string' ? <NoWrap>{heading}</NoWrap> : heading}</h1>
      {lead !== undefined && (
        <p className="above24 measure lead">{typeof lead === 'string' ? <NoWrap>{lead}</NoWrap> : lead}</p>
      )}
      {children}
    </div>
  );
}
