import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import ExternalLink from './ExternalLink';
import MailLink from './MailLink';

const MAIL = 'mailto:';

/** A link that a writer put into a text: to a page, to another site, or to a mailbox. */
export default function TextLink({to, children}: {to: string; children: ReactNode}): ReactNode {
  if (to.startsWith(MAIL)) {
    return <MailLink email={to.slice(MAIL.length)}>{children}</MailLink>;
  }
  return /^https?:/.test(to) ? (
    <ExternalLink href={to}>{children}</ExternalLink>
  ) : (
    <Link to={to}>{children}</Link>
  );
}
