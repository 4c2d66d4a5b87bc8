import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Icon from './Icon';

/** A link that leaves the site: marked, said, and opened in a new tab that cannot reach back. */
export default function ExternalLink({href, children}: {href: string; children: ReactNode}): ReactNode {
  return (
    <Link href={href} target="_blank" rel="noopener noreferrer">
      {children} <Icon name="external" size={0.85} />
      <span className="srOnly">(opens in a new tab)</span>
    </Link>
  );
}
