import type {ReactNode} from 'react';
import clsx from 'clsx';
import {bookPath} from '../../config/paths';
import {claims} from '../../config/site';
import {capital} from '../../lib/capital';
import {ButtonLink} from '../ui/Button';
import Icon from '../ui/Icon';
import styles from './CallToAction.module.css';

const REPLY = `, reply ${claims.reply}`;

/** Stands beside each button to the contact page, and no other. */
export const PROMISE = capital(claims.consultation) + REPLY;

interface CallToActionProps {
  heading: string;
  text: ReactNode;
  button: string;
  to?: string;
  /** False beside an answer that takes longer. */
  promise?: boolean;
}

/** How every page ends: on paper, with the page's one primary action. */
export default function CallToAction({
  heading,
  text,
  button,
  to = '/contact',
  promise = true,
}: CallToActionProps) {
  const isContact = to.startsWith('/contact');
  return (
    <section className={clsx('screenOnly whenNear', styles.closing)} data-pagefind-ignore="">
      <div className={clsx('page', styles.inner)}>
        <h2 className={clsx('title', styles.heading)}>{heading}</h2>
        <p className={clsx('measure large', styles.text)}>{text}</p>
        <p className={clsx('cluster middle small', styles.action)}>
          <ButtonLink primary to={button.startsWith('Book') && isContact ? bookPath(to) : to}>
            {button}
            <Icon name="arrow" />
          </ButtonLink>
          {promise && isContact && (
            // A button that names the consultation has said so.
            <span>{button.includes('Consultation') ? claims.call + REPLY : PROMISE}</span>
          )}
        </p>
      </div>
    </section>
  );
}
