import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Mark from '@site/static/img/favicon.svg';
import {useSite} from '../../../config/useSite';
import styles from './Logo.module.css';

/** The mark and the site's name, leading home. */
export default function Logo(): ReactNode {
  return (
    <Link to="/" className={styles.logo}>
      <Mark width="34" height="34" aria-hidden="true" />
      <span>{useSite().name}</span>
    </Link>
  );
}
