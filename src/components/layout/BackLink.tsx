import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import Icon from '../ui/Icon';
import styles from './BackLink.module.css';

interface BackLinkProps {
  to: string;
  /** The page it leads back to: "Back to Journal". */
  children: ReactNode;
  /** Takes the colour of a coloured ground. */
  inherit?: boolean;
}

/** The way back to the list that a page belongs to, above its heading. */
export default function BackLink({to, children, inherit = false}: BackLinkProps): ReactNode {
  return (
    <Link to={to} className={clsx('screenOnly', styles.back, inherit && styles.inherit)}>
      <Icon name="back" /> {children}
    </Link>
  );
}
