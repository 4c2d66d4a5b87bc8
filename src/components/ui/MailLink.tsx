import type {ReactNode} from 'react';

interface MailLinkProps {
  email: string;
  title?: string | undefined;
  children?: ReactNode;
}

/** A link that writes to an address; in this tab, since a new one would stay empty behind the mail program. */
export default function MailLink({email, title, children = email}: MailLinkProps): ReactNode {
  return (
    <a href={`mailto:${email}`} title={title}>
      {children}
    </a>
  );
}
