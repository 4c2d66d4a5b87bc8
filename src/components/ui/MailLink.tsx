import type {ReactNode} from 'react';

/** A link that writes to an address; in this tab, since a new one would stay empty behind the mail program. */
export default function MailLink({
  email,
  children = email,
}: {
  email: string;
  children?: ReactNode;
}): ReactNode {
  return <a href={`mailto:${email}`}>{children}</a>;
}
