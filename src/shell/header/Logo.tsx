import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useSite} from '../../config/useSite';
import styles from './Logo.module.css';

/** The mark and the site's name, leading home. */
export default function Logo(): ReactNode {
  return (
    <Link to="/" className={styles.logo}>
      <svg width="34" height="34" viewBox="0 0 34 34" aria-hidden="true">
        <rect width="34" height="34" rx="9" className={styles.markGround} />
        <path
          d="M7 25c5 0 6-4 9-8s5-8 11-9"
          fill="none"
          stroke="var(--accent)"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <circle cx="27" cy="8" r="2.6" fill="var(--accent)" />
      </svg>
      <span>{useSite().name}</span>
    </Link>
  );
}
