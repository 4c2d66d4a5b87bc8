import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ButtonLink} from '../ui/Button';
import Icon from '../ui/Icon';
import styles from './CallToAction.module.css';
import {PROMISE} from './promise';

interface CallToActionProps {
  heading: string;
  text: ReactNode;
  button: string;
  to?: string;
  /** False where the page's one primary action is in its hero already. */
  primary?: boolean;
}

/** The closing band of a page: a promise, one link (to /contact by default), a growth line. */
export default function CallToAction({
  heading,
  text,
  button,
  to = '/contact',
  primary = true,
}: CallToActionProps): ReactNode {
  return (
    <section className={clsx('screenOnly', styles.band)} data-pagefind-ignore="">
      <svg className={styles.line} viewBox="0 0 1440 320" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 322C320 318 470 262 680 190S1120 40 1440 24" />
        <path d="M90 322C360 316 520 296 720 248S1160 140 1440 120" />
        <path d="M240 322C480 316 600 306 780 284S1200 214 1440 204" />
      </svg>
      <div className={styles.inner}>
        <h2 className={styles.heading}>{heading}</h2>
        <p className={styles.text}>{text}</p>
        <p className={styles.action}>
          <ButtonLink primary={primary} className={clsx(!primary && styles.plain)} to={to}>
            {button}
            <Icon name="arrow" />
          </ButtonLink>
          <span>{PROMISE}</span>
        </p>
      </div>
    </section>
  );
}
