import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {ButtonLink} from '../../../../components/ui/Button';
import Icon from '../../../../components/ui/Icon';
import Unbroken from '../../../../components/ui/Unbroken';
import {contactPath} from '../../../../shell/forms/about';
import styles from './Advisory.module.css';
import type {Offer} from './offers';

/** One offer: who it is for, what is included, its terms. */
export default function OfferColumn({offer}: {offer: Offer}): ReactNode {
  // Tells the build that this anchor exists.
  useBrokenLinks().collectAnchor(offer.id);
  return (
    <section id={offer.id} className={styles.offer} aria-labelledby={`${offer.id}-name`}>
      <div className={styles.part}>
        <h2 id={`${offer.id}-name`}>{offer.name}</h2>
        <p className={styles.summary}>{offer.summary}</p>
      </div>
      <div className={styles.part}>
        <h3 className="eyebrow">Who it is for</h3>
        <ul className={styles.checks}>
          {offer.forWhom.map((who) => (
            <li key={who}>
              <Icon name="check" />
              {who}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.part}>
        <h3 className="eyebrow">What is included</h3>
        <dl className={styles.included}>
          {offer.included.map(({title, text}) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.part}>
        <h3 className="eyebrow">Terms</h3>
        <dl className={styles.terms}>
          {offer.terms.map(({title, text}) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>
                <Unbroken>{text}</Unbroken>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <p className={styles.action}>
        <ButtonLink to={contactPath(`Advisory: ${offer.name}`)}>Get In Touch</ButtonLink>
      </p>
    </section>
  );
}
