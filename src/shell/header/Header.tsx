import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Mark from '@site/static/img/favicon.svg';
import {usePagePath} from '../breadcrumbs/usePagePath';
import DesktopNav from './DesktopNav';
import styles from './Header.module.css';
import HeaderActions from './HeaderActions';
import MobileMenu from './MobileMenu';
import {useSite} from '../../config/useSite';

export default function Header({search}: {search: ReactNode}) {
  const path = usePagePath();
  return (
    <header className={clsx('screenOnly', styles.header)}>
      <div className={clsx('shownWhole row gap4 page', styles.inner)}>
        <Link to="/" className={styles.logo}>
          <Mark width="34" height="34" aria-hidden="true" />
          <span>{useSite().name}</span>
        </Link>
        {/* The keys close an open group or menu when the page changes. */}
        <DesktopNav key={`groups ${path}`} path={path} />
        {search}
        <div className={styles.actions}>
          <HeaderActions />
        </div>
        <MobileMenu key={`menu ${path}`} path={path} />
        <span className="end" hidden />
      </div>
    </header>
  );
}
