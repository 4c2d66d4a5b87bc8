import type {ReactNode} from 'react';
import {claims} from '../../../config/claims';
import {Width} from '../../../components/layout/Section';
import styles from './Banner.module.css';

/** The band at the gallery's end: the terms, as large as they deserve. */
export default function Banner(): ReactNode {
  return (
    <section className={styles.banner} aria-label="Terms">
      <Width className={styles.inner}>
        <svg viewBox="0 0 120 60" aria-hidden="true">
          <path d="M4 54H26V40H48V26H70V14H92V4H116" />
        </svg>
        <p>
          {claims.assurances
            .map((promise) => `${promise}. `)
            .join('')
            .trim()}
        </p>
      </Width>
    </section>
  );
}
