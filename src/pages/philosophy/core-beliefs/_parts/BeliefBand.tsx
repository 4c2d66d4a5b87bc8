import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ButtonLink} from '../../../../components/ui/Button';
import {Width} from '../../../../components/layout/Section';
import type {Belief} from '../../../../data/pages/beliefs';
import texts from '../../../../data/pages/core-beliefs.yaml';
import {contactPath} from '../../../../shell/forms/about';
import styles from './BeliefBand.module.css';

/** One belief as a band in its own colour, with a link to talk about it. */
export default function BeliefBand({
  belief: {number, title, description, ground},
}: {
  belief: Belief;
}): ReactNode {
  const id = `belief-${number}`;
  return (
    <section className={clsx(styles.band, styles[ground])} aria-labelledby={id}>
      <Width className={styles.belief}>
        <span className={styles.number} aria-hidden="true">
          {String(number).padStart(2, '0')}
        </span>
        <div>
          <h2 id={id}>{title}</h2>
          <p>{description}</p>
        </div>
        <ButtonLink
          to={contactPath(`Core belief: ${title}`)}
          className={styles.more}
          aria-label={`${texts.more}: ${title}`}
        >
          {texts.more}
        </ButtonLink>
      </Width>
    </section>
  );
}
