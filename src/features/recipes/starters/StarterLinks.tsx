import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './StarterLinks.module.css';

/** Links from another page to starter plans; `lead` is said before them. */
export default function StarterLinks({
  lead,
  links,
}: {
  lead: string;
  links: readonly {to: string; title: string}[];
}): ReactNode {
  return (
    <p className={styles.links}>
      <span>{lead}</span>
      {links.map(({to, title}) => (
        <Link key={to} to={to}>
          {title}
        </Link>
      ))}
    </p>
  );
}
