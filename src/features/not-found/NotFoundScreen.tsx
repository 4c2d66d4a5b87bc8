import type {ReactNode} from 'react';
import {ButtonLink} from '../../components/Button';
import {Width} from '../../components/Section';
import styles from './NotFoundScreen.module.css';

/** 404 (specification 1 section 2.9): a growth line that runs off the page, and the way home. */
export default function NotFoundScreen(): ReactNode {
  return (
    <main>
      <Width className={styles.screen}>
        <svg viewBox="0 0 480 300" className={styles.drawing} aria-hidden="true">
          <path d="M20 10V280H470" className={styles.axis} />
          <path d="M20 270C110 266 160 246 215 206S300 150 318 172 330 262 360 300" className={styles.line} />
          <path d="M215 206C270 166 340 116 460 86" className={styles.meant} />
          <circle cx="215" cy="206" r="7" className={styles.dot} />
        </svg>
        <div>
          <p className={styles.code}>404</p>
          <h1 className={styles.heading}>Page Not Found</h1>
          <p className={styles.text}>
            Sorry, the page you&apos;re looking for doesn&apos;t exist or has been moved.
          </p>
          <ButtonLink primary to="/">
            Return Home
          </ButtonLink>
        </div>
      </Width>
    </main>
  );
}
