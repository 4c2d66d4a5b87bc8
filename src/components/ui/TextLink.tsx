import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import NewTab from './NewTab';
import styles from './TextLink.module.css';

interface TextLinkProps {
  /** A path, a full address, or `mailto:`. */
  to: string;
  title?: string | undefined;
  className?: string;
  children: ReactNode;
}

/** Links to other sites are marked, and open in a tab that cannot reach back (Docusaurus' default). */
export default function TextLink({to, title, className, children}: TextLinkProps) {
  // In this tab: a new one would stay empty behind the mail program.
  return to.startsWith('mailto:') ? (
    <a href={to} title={title} className={className}>
      {children}
    </a>
  ) : (
    <Link to={to} title={title} className={className}>
      {children}
      {/^https?:/.test(to) && (
        <span className={styles.mark}>
          <NewTab icon={0.85} />
        </span>
      )}
    </Link>
  );
}
