import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import ExternalLink from './ExternalLink';
import MailLink from './MailLink';

const MAIL = 'mailto:';

interface TextLinkProps {
  to: string;
  title?: string | undefined;
  children: ReactNode;
}

/** A link that a writer put into a text: to a page, to another site, or to a mailbox. */
export default function TextLink({to, title, children}: TextLinkProps): ReactNode {
  if (to.startsWith(MAIL)) {
    return (
      <MailLink email={to.slice(MAIL.length)} title={title}>
        {children}
      </MailLink>
    );
  }
  return /^https?:/.test(to) ? (
    <ExternalLink href={to} title={title}>
      {children}
    </ExternalLink>
  ) : (
    <Link to={to} title={title}>
      {children}
    </Link>
  );
}
