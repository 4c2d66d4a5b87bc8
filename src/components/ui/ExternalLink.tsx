import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import NewTab from './NewTab';
import styles from './ExternalLink.module.css';

interface ExternalLinkProps {
  href: string;
  title?: string | undefined;
  children: ReactNode;
}

/** A link in a text that leaves the site: marked and said. Docusaurus' own opens it in a tab that cannot reach back. */
export default function ExternalLink({href, title, children}: ExternalLinkProps): ReactNode {
  return (
    <Link href={href} title={title}>
      {children}
      <span className={styles.mark}>
        <NewTab icon={0.85} />
      </span>
    </Link>
  );
}
