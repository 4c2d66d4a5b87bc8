import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import Icon from '../ui/Icon';
import styles from './BackLink.module.css';

interface BackLinkProps {
  to: string;
  children: ReactNode;
  /** Takes its colour from a coloured ground. */
  inherit?: boolean;
}

export default function BackLink({to, children, inherit = false}: BackLinkProps) {
  return (
    <Link
      to={to}
      className={clsx('screenOnly touch gapText note strong plain', styles.back, inherit && styles.inherit)}
    >
      <Icon name="back" /> {children}
    </Link>
  );
}
