import type {ReactNode} from 'react';
import clsx from 'clsx';
import {claims} from '../../config/site';
import {capital} from '../../lib/capital';
import {ButtonLink} from '../ui/Button';
import Icon from '../ui/Icon';
import styles from './CallToAction.module.css';

/** Stands beside each button to the contact page. */
export const PROMISE = capital(`${claims.consultation} · reply ${claims.reply}`);

interface CallToActionProps {
  heading: string;
  text: ReactNode;
  button: string;
  to?: string;
  /** False where the hero has the page's one primary action. */
  primary?: boolean;
  /** The home page's evergreen band with the growth line. */
  band?: boolean;
}

export default function CallToAction({
  heading,
  text,
  button,
  to = '/contact',
  primary = true,
  band = false,
}: CallToActionProps) {
  return (
    <section
      className={clsx('screenOnly whenNear', band ? styles.band : styles.quiet)}
      data-pagefind-ignore=""
    >
      {band && (
        <svg className={styles.line} viewBox="0 0 1440 320" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 322C320 318 470 262 680 190S1120 40 1440 24" />
        </svg>
      )}
      <div className={styles.inner}>
        <h2 className={styles.heading}>{heading}</h2>
        <p className={styles.text}>{text}</p>
        <p className={styles.action}>
          <ButtonLink primary={primary} className={clsx(!primary && band && styles.plain)} to={to}>
            {button}
            <Icon name="arrow" />
          </ButtonLink>
          <span>{PROMISE}</span>
        </p>
      </div>
    </section>
  );
}
