import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import NewTab from './NewTab';

/** A link in a text that leaves the site: marked and said. Docusaurus' own opens it in a tab that cannot reach back. */
export default function ExternalLink({href, children}: {href: string; children: ReactNode}): ReactNode {
  return (
    <Link href={href}>
      {children} <NewTab icon={0.85} />
    </Link>
  );
}
