import type {ReactNode} from 'react';
import clsx from 'clsx';
import {usePagePath} from '../breadcrumbs/usePagePath';
import DesktopNav from './DesktopNav';
import styles from './Header.module.css';
import HeaderActions from './HeaderActions';
import Logo from './Logo';
import MobileMenu from './MobileMenu';

/** The sticky header of every page, 5rem tall; `search` opens the search. */
export default function Header({search}: {search: ReactNode}): ReactNode {
  const path = usePagePath();
  return (
    <header className={clsx('screenOnly', styles.header)}>
      <div className={styles.inner}>
        <Logo />
        {/* The key closes an open group when the page changes. */}
        <DesktopNav key={path} path={path} />
        {search}
        <div className={styles.actions}>
          <HeaderActions />
        </div>
        <MobileMenu path={path} />
      </div>
    </header>
  );
}
