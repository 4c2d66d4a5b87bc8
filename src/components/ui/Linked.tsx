import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import MailLink from './MailLink';
import Unbroken from './Unbroken';

const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/;

/** A text with its links, which are written as `[text](/path)` or `[text](mailto:address)`. */
export default function Linked({children}: {children: string}): ReactNode {
  // Every match gives three parts: the text before it, the words of the link, its address.
  return children.split(LINK).map((part, index, parts) => {
    const address = parts[index + 1] ?? '';
    switch (index % 3) {
      case 0:
        return <Unbroken key={index}>{part}</Unbroken>;
      case 1:
        return address.startsWith('mailto:') ? (
          <MailLink key={index} email={address.slice('mailto:'.length)}>
            {part}
          </MailLink>
        ) : (
          <Link key={index} to={address}>
            <Unbroken>{part}</Unbroken>
          </Link>
        );
      default:
        return null;
    }
  });
}
